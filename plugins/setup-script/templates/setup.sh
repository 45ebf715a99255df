#!/usr/bin/env bash
#
# Makes a configuration repository for ZMK Firmware and pushes it to GitHub.
# Documentation: https://zmk.dev/docs/user-setup
#
#   bash -c "$(curl -fsSL https://zmk.dev/setup.sh)"
#   bash -c "$(wget https://zmk.dev/setup.sh -O -)" '' --wget
#
# ZMK_SETUP_KEYBOARD and ZMK_SETUP_CONTROLLER answer the first questions, such as corne and nice_nano_v2.
# Works with bash 3.2 and newer. Everything happens in a new folder below the current one.

set -eu

TEMPLATE="${ZMK_SETUP_TEMPLATE:-https://github.com/zmkfirmware/unified-zmk-config-template.git}"
# Stock files and firmware come from the same release, as boards and folders differ between releases.
RELEASE='@RELEASE@'
SOURCE="${ZMK_SETUP_SOURCE:-https://raw.githubusercontent.com/zmkfirmware/zmk/$RELEASE}"
DOWNLOADER=curl
[ "${1:-}" = "--wget" ] && DOWNLOADER=wget

# id|name|board or shield|parts to build|pins it needs|folder in the firmware's source
KEYBOARDS='@KEYBOARDS@'

# id|name|pins it offers|outputs
CONTROLLERS='@CONTROLLERS@'

stop() {
  printf '\n%s\n' "$1" >&2
  exit 1
}

# field N of a row
field() {
  printf '%s' "$1" | cut -d '|' -f "$2"
}

# ask PROMPT DEFAULT: leaves the answer in ANSWER
ask() {
  local hint=""
  [ -n "$2" ] && hint=" [$2]"
  printf '%s%s: ' "$1" "$hint"
  IFS= read -r ANSWER || stop "No more input, so nothing was set up."
  [ -n "$ANSWER" ] || ANSWER="$2"
}

# confirm PROMPT: yes unless the answer begins with n
confirm() {
  ask "$1" "Y/n"
  case "$ANSWER" in
    [Nn]*) return 1 ;;
    *) return 0 ;;
  esac
}

# show ROWS: the names in columns, each with its number
show() {
  local count=0 width=0 row name screen columns lines index column cell
  local names=()
  while IFS= read -r row; do
    name="$(field "$row" 2)"
    names+=("$name")
    [ "${#name}" -gt "$width" ] && width="${#name}"
    count=$((count + 1))
  done <<<"$1"
  width=$((width + 7))
  screen="$(tput cols 2>/dev/null || echo 80)"
  columns=$((screen / width))
  [ "$columns" -lt 1 ] && columns=1
  lines=$(((count + columns - 1) / columns))
  for ((index = 0; index < lines; index++)); do
    for ((column = 0; column < columns; column++)); do
      cell=$((column * lines + index))
      if [ "$cell" -lt "$count" ]; then
        printf '%3d) %-*s' "$((cell + 1))" "$((width - 5))" "${names[$cell]}"
      fi
    done
    printf '\n'
  done
}

PLAIN='function plain(s) { s = tolower(s); gsub(/[^a-z0-9]/, "", s); return s }'

# search TEXT ROWS: the rows with the text in their id, name or parts, ignoring all but letters and digits
search() {
  printf '%s\n' "$2" | awk -F '|' -v text="$1" "$PLAIN"' index(plain($1 $2 $4), plain(text))'
}

# similar TEXT ROWS: the same with one letter wrong, missing or too many, or two swapped
similar() {
  printf '%s\n' "$2" | awk -F '|' -v text="$1" "$PLAIN"'
    BEGIN {
      text = plain(text)
      pattern = text
      for (i = 1; i <= length(text); i++) {
        start = substr(text, 1, i - 1)
        rest = substr(text, i + 1)
        letter = substr(text, i, 1)
        pattern = pattern "|" start ".?" rest "|" start "." letter rest "|" start substr(rest, 1, 1) letter substr(rest, 2)
      }
    }
    length(text) > 3 && plain($1 $2 $4) ~ pattern'
}

# no_match TEXT ROWS: says so, and leaves similar rows, if any, in FOUND
no_match() {
  FOUND="$(similar "$1" "$2")"
  printf '\nThere is no %s to choose here. ' "$1"
  if [ -n "$FOUND" ]; then
    printf 'Did you mean one of these?\n'
  else
    printf 'What isn’t in ZMK itself may come as a module: https://zmk.dev/docs/hardware?text=%s\n' "${1// /+}"
  fi
}

# choose TITLE ROWS ID: leaves the row with the id, or else the one the user chooses, in CHOSEN
choose() {
  local rows="$2" count
  FOUND=""
  if [ -n "$3" ]; then
    CHOSEN="$(printf '%s\n' "$rows" | awk -F '|' -v id="$3" '$1 == id')"
    [ -n "$CHOSEN" ] && return
    no_match "$3" "$rows"
  fi
  [ -n "$FOUND" ] || printf '\n%s\n' "$1"
  rows="${FOUND:-$rows}"
  show "$rows"
  while true; do
    count="$(printf '%s\n' "$rows" | wc -l)"
    ask "Number, part of the name, or q to quit" ""
    case "$ANSWER" in
      q | Q) stop "Nothing was set up." ;;
      "") ;;
      *[!0-9]*)
        FOUND="$(search "$ANSWER" "$2")"
        if [ -z "$FOUND" ]; then
          no_match "$ANSWER" "$2"
        elif [ "$(printf '%s\n' "$FOUND" | wc -l)" -eq 1 ]; then
          CHOSEN="$FOUND"
          printf '%s\n' "$(field "$CHOSEN" 2)"
          return
        fi
        if [ -n "$FOUND" ]; then
          rows="$FOUND"
          show "$rows"
        fi
        continue
        ;;
      *)
        # 10# keeps a leading zero from meaning octal.
        if [ "$((10#$ANSWER))" -ge 1 ] && [ "$((10#$ANSWER))" -le "$count" ]; then
          CHOSEN="$(printf '%s\n' "$rows" | sed -n "$((10#$ANSWER))p")"
          return
        fi
        ;;
    esac
    printf 'Please enter a number from 1 to %d, or part of the name.\n' "$count"
  done
}

# download ADDRESS FILE: fails without leaving a file behind
download() {
  if [ "$DOWNLOADER" = wget ]; then
    wget -q "$1" -O "$2" || { rm -f "$2"; return 1; }
  else
    curl -fsSL "$1" -o "$2" || { rm -f "$2"; return 1; }
  fi
}

# copy_file FOLDER ID ENDING: brings a file of the keyboard into config/, under the name the build looks for
copy_file() {
  local name
  for name in "$2" "$(basename "$1")"; do
    if download "$SOURCE/$1/$name.$3" "config/$name.$3" 2>/dev/null; then
      printf '  config/%s.%s\n' "$name" "$3"
      return 0
    fi
  done
  return 1
}

# use_release FILE PATTERN: puts the release behind what the pattern matches
use_release() {
  sed "s/\($2\).*/\1$RELEASE/" "$1" >"$1.new"
  mv "$1.new" "$1"
}

check_tools() {
  command -v git >/dev/null 2>&1 || stop "git is missing. Install it from https://git-scm.com/downloads and run this again."
  command -v "$DOWNLOADER" >/dev/null 2>&1 || stop "$DOWNLOADER is missing. Install it, or use the other command from https://zmk.dev/docs/user-setup"
  if [ -z "$(git config user.name || true)" ] || [ -z "$(git config user.email || true)" ]; then
    stop 'git does not know who you are. Tell it, then run this again:
  git config --global user.name "Your Name"
  git config --global user.email "you@example.com"'
  fi
}

# warn_without_bluetooth NAME OUTPUTS: the halves of a split keyboard talk over Bluetooth
warn_without_bluetooth() {
  case "$parts" in *' '*) ;; *) return ;; esac
  case "$2" in *ble*) return ;; esac
  printf '\nThe halves of %s talk over Bluetooth, and %s has none. You would have to add a wired connection between them.\n' "$keyboard_name" "$1"
  confirm "Use it anyway?" || stop "Nothing was set up."
}

choose_hardware() {
  choose "Which keyboard do you have?" "$KEYBOARDS" "${ZMK_SETUP_KEYBOARD:-}"
  keyboard="$(field "$CHOSEN" 1)"
  keyboard_name="$(field "$CHOSEN" 2)"
  kind="$(field "$CHOSEN" 3)"
  parts="$(field "$CHOSEN" 4)"
  folder="$(field "$CHOSEN" 6)"
  controller=""
  if [ "$kind" = shield ]; then
    local needed
    needed="$(field "$CHOSEN" 5)"
    choose "Which controller is in it?" "$(printf '%s\n' "$CONTROLLERS" | awk -F '|' -v pins="$needed" '$3 == pins')" "${ZMK_SETUP_CONTROLLER:-}"
    controller="$(field "$CHOSEN" 1)"
    warn_without_bluetooth "$(field "$CHOSEN" 2)" "$(field "$CHOSEN" 4)"
  fi
}

ask_github() {
  printf '\n'
  ask "GitHub user name (empty: do not push to GitHub)" ""
  user="$ANSWER"
  ask "Name of the repository" "zmk-config"
  repository="$ANSWER"
  address=""
  if [ -n "$user" ]; then
    ask "Address of the repository" "https://github.com/$user/$repository.git"
    address="$ANSWER"
  fi
  [ ! -e "$repository" ] || stop "There already is a file or folder called $repository here. Move it away or choose another name."
}

confirm_all() {
  printf '\nThis will be set up:\n'
  printf '  Keyboard:   %s\n' "$keyboard_name"
  [ -n "$controller" ] && printf '  Controller: %s\n' "$controller"
  printf '  Builds:     %s\n' "$parts"
  printf '  Keymap:     %s\n' "$([ "$keymap" = yes ] && echo "copied, for you to change" || echo "the stock one")"
  printf '  Folder:     %s\n' "$PWD/$repository"
  printf '  Push to:    %s\n' "${address:-nowhere}"
  [ -n "$address" ] && printf '\nThe repository has to exist on GitHub and be empty: https://github.com/new\n'
  printf '\n'
  confirm "Continue?" || stop "Nothing was set up."
}

write_build_list() {
  local part
  printf 'include:\n'
  for part in $parts; do
    if [ "$kind" = shield ]; then
      printf '  - board: %s\n    shield: %s\n' "$controller" "$part"
    else
      printf '  - board: %s\n' "$part"
    fi
  done
}

make_repository() {
  git clone --quiet --depth 1 "$TEMPLATE" "$repository" || stop "The template could not be fetched from $TEMPLATE."
  cd "$repository"
  rm -rf .git
  git init --quiet
  # The same as "git init -b main", which old versions of git do not have.
  git symbolic-ref HEAD refs/heads/main

  use_release config/west.yml '^ *revision: *'
  use_release .github/workflows/build.yml 'build-user-config\.yml@'
  write_build_list >>build.yaml
  if [ "$keymap" = yes ]; then
    printf '\nCopying the files of the %s:\n' "$keyboard_name"
    copy_file "$folder" "$keyboard" keymap || printf '  the keymap could not be fetched; the stock keymap will be built\n'
    copy_file "$folder" "$keyboard" conf || printf '  no settings file; write one when you need it\n'
  fi
  git add .
  git commit --quiet -m "Set up ZMK for the $keyboard_name"
}

push_repository() {
  [ -n "$address" ] || {
    printf '\nDone. Your configuration is in %s.\n' "$PWD"
    return
  }
  git remote add origin "$address"
  printf '\n'
  if git push --set-upstream origin main; then
    local page="${address%.git}"
    printf '\nDone. GitHub is building your firmware: %s/actions\n' "${page/#git@github.com:/https://github.com/}"
  else
    printf '\nYour configuration is in %s, but the push failed.\n' "$PWD"
    printf 'Make sure that the repository exists and that git may write to it. Then run this in the folder:\n  git push --set-upstream origin main\n'
    exit 1
  fi
}

main() {
  printf 'ZMK Firmware: set up a configuration repository\n'
  check_tools
  choose_hardware
  printf '\n'
  if confirm "Copy the stock keymap, so that you can change it?"; then keymap=yes; else keymap=no; fi
  ask_github
  confirm_all
  make_repository
  push_repository
}

main
