#!/usr/bin/env bash
# A whole bot that steps to and fro on its own side, or misbehaves as its first argument says, at the move its second
# argument says; it naps as long as the third says.
manner=${1:-good}
when=${2:-2}
nap=${3:-600}
plies=0
while IFS= read -r line; do
  case $line in
    damier*) echo "id name stepper"; echo "game quoridor"; echo ready ;;
    new*) plies=0; echo ready ;;
    position*) last=$line ;;
    ping) echo pong ;;
    go*)
      plies=$((plies + 1))
      if [ $plies -ge $when ]; then
        case $manner in
          crash) echo "out of ideas" >&2; exit 3 ;;
          hang) sleep $nap ;;
          garbage) echo "Hello, I am thinking about it"; continue ;;
          twice)
            if [ $(($(wc -w <<<"$last") % 2)) = 0 ]; then step="best e9"; else step="best e1"; fi
            printf '%s
%s
' "$step" "$step"
            continue ;;
          escapes) printf 'best \033]0;owned\007\033[31me2\n'; continue ;;
          complains) printf '\033[2Jout of ideas\n' >&2; exit 3 ;;
          leaves) (setsid env -i sleep $nap & disown) ;;
          illegal) echo "best e5v9"; continue ;;
          flood) yes info ;;
          long) head -c 100000 /dev/zero | tr '\0' x ;;
          mute) exec >&-; sleep $nap ;;
          deaf) exec <&-; trap '' TERM HUP; sleep $nap ;;
          # 0.8 s of processor time on any machine: user and system, in hundredths.
          busy) (until read -r -a stat </proc/$BASHPID/stat && ((stat[13] + stat[14] >= 80)); do :; done) ;;
          family) (sleep $nap | sleep $nap &) ;;
          orphans) (sleep $nap & sleep $nap &) ; sleep $nap & exit 0 ;;
        esac
      fi
      # The first seat goes between d1 and e1, the second between d9 and e9.
      moves=${last#* moves }; [ "$moves" = "$last" ] && moves=""
      set -- $moves
      if [ $(($# % 2)) = 0 ]; then row=1; else row=9; fi
      if [ $((plies % 2)) = 1 ]; then echo "best d$row"; else echo "best e$row"; fi ;;
    stop) ;; # too late: it has answered
    quit) case $manner in stay) trap '' TERM INT HUP; sleep $nap & sleep $nap ;; *) exit 0 ;; esac ;;
    *) echo "error unknown command '${line%% *}'" ;;
  esac
done
