#!/usr/bin/env bash
# A whole bot that steps to and fro on its own side, or misbehaves at its second move as its argument says.
manner=${1:-good}
plies=0
while IFS= read -r line; do
  case $line in
    damier*) echo "id name stepper"; echo "game quoridor"; echo ready ;;
    new*) plies=0; echo ready ;;
    position*) last=$line ;;
    ping) echo pong ;;
    go*)
      plies=$((plies + 1))
      if [ $plies -ge 2 ]; then
        case $manner in
          crash) echo "out of ideas" >&2; exit 3 ;;
          hang) sleep 600 ;;
          garbage) echo "Hello, I am thinking about it"; continue ;;
          twice)
            if [ $(($(wc -w <<<"$last") % 2)) = 0 ]; then step="best e9"; else step="best e1"; fi
            printf '%s
%s
' "$step" "$step"
            continue ;;
          illegal) echo "best e5v9"; continue ;;
          flood) yes info ;;
          long) head -c 100000 /dev/zero | tr '\0' x ;;
          orphans) (sleep 654 & sleep 654 &) ; sleep 654 & exit 0 ;;
        esac
      fi
      # The first seat goes between d1 and e1, the second between d9 and e9.
      moves=${last#* moves }; [ "$moves" = "$last" ] && moves=""
      set -- $moves
      if [ $(($# % 2)) = 0 ]; then row=1; else row=9; fi
      if [ $((plies % 2)) = 1 ]; then echo "best d$row"; else echo "best e$row"; fi ;;
    quit) case $manner in stay) sleep 600 ;; *) exit 0 ;; esac ;;
    *) echo "error unknown command '${line%% *}'" ;;
  esac
done
