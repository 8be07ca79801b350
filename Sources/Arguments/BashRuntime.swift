extension BashCompletion {
    /// The part of the script that is the same for all programs.
    static let runtime = #"""

        # Splits the line up to the cursor into words without their quotes. In the last word, quote is the
        # quotation mark still open, and skip how many of its letters bash will keep before the completion.
        @F_split() {
            local line="${COMP_LINE:0:COMP_POINT}" word='' started='' c next i
            words=() quote='' skip=0
            for ((i = 0; i < ${#line}; i++)); do
                c="${line:i:1}"
                if [[ $quote == "'" ]]; then
                    if [[ $c == "'" ]]; then quote='' skip=${#word}; else word+="$c"; fi
                elif [[ $c == \\ ]]; then
                    i=$((i + 1)) next="${line:i:1}" started=1
                    if [[ $quote == '"' && $next != [\"\\\$\`] ]]; then word+="$c"; fi
                    word+="$next"
                elif [[ $quote == '"' ]]; then
                    if [[ $c == '"' ]]; then quote='' skip=${#word}; else word+="$c"; fi
                elif [[ $c == [\'\"] ]]; then
                    quote="$c" skip=${#word} started=1
                elif [[ $c == [[:space:]] ]]; then
                    if [[ -n $started ]]; then words+=("$word"); fi
                    word='' started='' skip=0
                else
                    word+="$c" started=1
                    if [[ $COMP_WORDBREAKS == *"$c"* ]]; then skip=${#word}; fi
                fi
            done
            words+=("$word")
            # Assignments before the command.
            while ((${#words[@]} > 1)) && [[ ${words[0]} == [A-Za-z_]*=* ]]; do
                words=("${words[@]:1}")
            done
        }

        # Follows the words before the cursor: path is the command, pending the option that wants a value.
        @F_follow() {
            local word found i j
            for ((i = 1; i < ${#words[@]} - 1; i++)); do
                word="${words[i]}"
                if [[ -n $pending ]]; then
                    pending=''
                elif [[ -z $ended && $word == -- ]]; then
                    ended=1
                elif [[ -z $ended && $word == --* ]]; then
                    if [[ $word != *=* ]] && @F_value "$path" "$word"; then pending="$word"; fi
                elif [[ -z $ended && $word == -[!0-9]* ]]; then
                    for ((j = 1; j < ${#word}; j++)); do
                        if @F_value "$path" "-${word:j:1}"; then
                            if ((j == ${#word} - 1)); then pending="-${word:j:1}"; fi
                            break
                        fi
                    done
                elif @F_children "$path"; then
                    if [[ $word == help ]]; then asking=1; else path="$path $word"; fi
                else
                    position=$((position + 1))
                fi
            done
        }

        # Adds a whole word to the completions, quoted as the user began it.
        @F_offer() {
            [[ $1 == "$current"* ]] || return 0
            local rest="${1:skip}" result='' c i
            case $quote in
            '') printf -v result %q "$rest" ;;
            *)
                for ((i = 0; i < ${#rest}; i++)); do
                    c="${rest:i:1}"
                    if [[ $quote == "'" && $c == "'" ]]; then c="'\\''"; fi
                    if [[ $quote == '"' && $c == [\"\\\$\`] ]]; then c="\\$c"; fi
                    result+="$c"
                done
                ;;
            esac
            if [[ -n $rest ]]; then COMPREPLY+=("$result"); fi
        }

        # Adds the paths of files or, after -d, of directories; the other arguments are extensions.
        @F_paths() {
            local action="$1" typed="${current:${#prefix}}" candidate target extension fits raw=''
            shift
            # With this bash quotes paths itself and puts a slash after directories.
            if compopt -o filenames 2>/dev/null; then raw=1; fi
            while IFS= read -r candidate; do
                target="$candidate" fits=''
                if [[ $target == '~/'* ]]; then target="$HOME/${target:2}"; fi
                if (($# == 0)) || [[ -d $target ]]; then fits=1; fi
                for extension in "$@"; do
                    if [[ $candidate == *".$extension" ]]; then fits=1; fi
                done
                if [[ -z $fits ]]; then continue; fi
                candidate="$prefix$candidate"
                if [[ -n $raw ]]; then COMPREPLY+=("${candidate:skip}"); else @F_offer "$candidate"; fi
            done < <(compgen "$action" -- "$typed")
        }

        @F_complete() {
            local IFS=$' \t\n' words quote skip current path='@P' position=0 pending='' prefix=''
            local ended='' asking='' found line insensitive=''
            COMPREPLY=()
            @F_split
            current="${words[${#words[@]} - 1]}"
            @F_follow
            if [[ -n $pending ]]; then
                @F_value "$path" "$pending"
            elif [[ -z $ended && $current == --*=* ]]; then
                prefix="${current%%=*}="
                @F_value "$path" "${current%%=*}" || return 0
            elif [[ -z $ended && $current == -* ]]; then
                @F_options "$path" || return 0
                found=(choice "${found[@]}")
            elif @F_children "$path"; then
                found=(choice "${found[@]}")
            else
                if [[ -n $asking ]]; then return 0; fi
                @F_argument "$path" "$position" || return 0
            fi
            case ${found[0]} in
            choice)
                for line in "${found[@]:1}"; do @F_offer "$prefix$line"; done
                ;;
            dynamic)
                if ! shopt -q nocasematch; then insensitive=1; shopt -s nocasematch; fi
                while IFS= read -r line; do
                    @F_offer "$prefix${line%%$'\t'*}"
                done < <(command '@P' --complete "${found[1]}" "${current:${#prefix}}" 2>/dev/null)
                if [[ -n $insensitive ]]; then shopt -u nocasematch; fi
                ;;
            file) @F_paths -f "${found[@]:1}" ;;
            directory) @F_paths -d ;;
            esac
        }

        complete -F @F_complete '@P'

        """#
}
