#
# Makes a configuration repository for ZMK Firmware and pushes it to GitHub.
# Documentation: https://zmk.dev/docs/user-setup
#
#   powershell -Command "iex ((New-Object System.Net.WebClient).DownloadString('https://zmk.dev/setup.ps1'))"
#
# $env:ZMK_SETUP_KEYBOARD and $env:ZMK_SETUP_CONTROLLER answer the first questions, such as corne and nice_nano_v2.
# Works with Windows PowerShell 5.1 and PowerShell 7. Everything happens in a new folder below the current one.

$ErrorActionPreference = 'Stop'
# Exit codes of git are checked here; newer versions of PowerShell would throw on their own.
$PSNativeCommandUseErrorActionPreference = $false

$Template = 'https://github.com/zmkfirmware/unified-zmk-config-template.git'
# Stock files and firmware come from the same release, as boards and folders differ between releases.
$Release = '@RELEASE@'
$Source = "https://raw.githubusercontent.com/zmkfirmware/zmk/$Release"

# id|name|board or shield|parts to build|pins it needs|folder in the firmware's source
$Keyboards = @'
@KEYBOARDS@
'@

# id|name|pins it offers|outputs
$Controllers = @'
@CONTROLLERS@
'@

function ConvertFrom-Rows([string] $Text, [string[]] $Names) {
    foreach ($line in ($Text -split '\r?\n')) {
        if ($line -eq '') { continue }
        $values = $line -split '\|'
        $row = [ordered]@{}
        for ($i = 0; $i -lt $Names.Count; $i++) { $row[$Names[$i]] = $values[$i] }
        [pscustomobject] $row
    }
}

function Read-Answer([string] $Prompt, [string] $Default) {
    $hint = ''
    if ($Default -ne '') { $hint = " [$Default]" }
    $answer = Read-Host "$Prompt$hint"
    if ($answer -eq '') { return $Default }
    return $answer
}

function Confirm-Answer([string] $Prompt) {
    return -not ((Read-Answer $Prompt 'Y/n') -match '^[Nn]')
}

function Show-Rows([object[]] $Rows) {
    for ($i = 0; $i -lt $Rows.Count; $i++) {
        Write-Host ('{0,4}) {1}' -f ($i + 1), $Rows[$i].Name)
    }
}

# Searches ignore everything but letters and digits.
function Get-Plain([string] $Text) {
    return ($Text -replace '[^A-Za-z0-9]', '').ToLower()
}

# The rows with the text but for one typo: a letter wrong, missing or too many, or two swapped.
function Get-Similar([string] $Text, [object[]] $All) {
    $plain = Get-Plain $Text
    if ($plain.Length -lt 4) { return }
    $typos = for ($i = 0; $i -lt $plain.Length; $i++) {
        $start = $plain.Substring(0, $i)
        $letter = $plain.Substring($i, 1)
        $rest = $plain.Substring($i + 1)
        "${start}.?${rest}"
        "${start}.${letter}${rest}"
        if ($rest -ne '') { "${start}$($rest.Substring(0, 1))${letter}$($rest.Substring(1))" }
    }
    $All | Where-Object { (Get-Plain "$($_.Id)$($_.Name)$($_.Parts)") -match ($typos -join '|') }
}

# Says that nothing has this name, and returns the rows with a similar one.
function Find-Similar([string] $Text, [object[]] $All) {
    $similar = @(Get-Similar $Text $All)
    if ($similar.Count -gt 0) {
        Write-Host "`nThere is no $Text to choose here. Did you mean one of these?"
    } else {
        Write-Host "`nThere is no $Text to choose here. What isn't in ZMK itself may come as a module: https://zmk.dev/docs/hardware?text=$($Text -replace ' ', '+')"
    }
    return $similar
}

# The row with the id, or else the one the user chooses.
function Select-Row([string] $Title, [object[]] $All, [string] $Id) {
    $rows = @()
    if ($Id -ne '') {
        $given = @($All | Where-Object { $_.Id -eq $Id })
        if ($given.Count -eq 1) { return $given[0] }
        $rows = @(Find-Similar $Id $All)
    }
    if (-not $rows) {
        Write-Host ''
        Write-Host $Title
        $rows = $All
    }
    Show-Rows $rows
    while ($true) {
        $answer = Read-Answer 'Number, part of the name, or q to quit' ''
        if ($answer -eq 'q') { throw 'Nothing was set up.' }
        $number = 0
        if ([int]::TryParse($answer, [ref] $number)) {
            if ($number -ge 1 -and $number -le $rows.Count) { return $rows[$number - 1] }
        } elseif ($answer -ne '') {
            $found = @($All | Where-Object { (Get-Plain "$($_.Id)$($_.Name)$($_.Parts)").Contains((Get-Plain $answer)) })
            if ($found.Count -eq 1) {
                Write-Host $found[0].Name
                return $found[0]
            }
            if ($found.Count -eq 0) { $found = @(Find-Similar $answer $All) }
            if ($found.Count -gt 0) {
                $rows = $found
                Show-Rows $rows
            }
            continue
        }
        Write-Host "Please enter a number from 1 to $($rows.Count), or part of the name."
    }
}

# Runs git and stops when it fails. git writes its progress to the error stream, which is no error.
function Invoke-Git {
    $before = $ErrorActionPreference
    $ErrorActionPreference = 'Continue'
    try { & git @args } finally { $ErrorActionPreference = $before }
    if ($LASTEXITCODE -ne 0) { throw "git $($args -join ' ') failed." }
}

# Brings a file of the keyboard into config, under the name the build looks for.
function Copy-KeyboardFile([object] $Keyboard, [string] $Ending, [string] $Folder) {
    $folderName = ($Keyboard.Folder -split '/')[-1]
    foreach ($name in @($Keyboard.Id, $folderName)) {
        try {
            $target = Join-Path (Join-Path $Folder 'config') "$name.$Ending"
            Invoke-WebRequest -UseBasicParsing -Uri "$Source/$($Keyboard.Folder)/$name.$Ending" -OutFile $target
            Write-Host "  config/$name.$Ending"
            return $true
        } catch {
            continue
        }
    }
    return $false
}

function Get-BuildList([object] $Keyboard, [object] $Controller) {
    $lines = @('include:')
    foreach ($part in ($Keyboard.Parts -split ' ')) {
        if ($Keyboard.Kind -eq 'shield') {
            $lines += "  - board: $($Controller.Id)"
            $lines += "    shield: $part"
        } else {
            $lines += "  - board: $part"
        }
    }
    return ($lines -join "`n") + "`n"
}

# Puts the release behind what the pattern matches.
function Use-Release([string] $File, [string] $Pattern) {
    # .NET writes without the byte order mark that Windows PowerShell would add.
    [IO.File]::WriteAllText($File, ([IO.File]::ReadAllText($File) -replace "(?m)($Pattern)[^\r\n]*", "`${1}$Release"))
}

function Test-Tools {
    if (-not (Get-Command git -ErrorAction SilentlyContinue)) {
        throw 'git is missing. Install it from https://git-scm.com/downloads, open a new terminal and run this again.'
    }
    if (-not (& git config user.name) -or -not (& git config user.email)) {
        throw "git does not know who you are. Tell it, then run this again:`n  git config --global user.name `"Your Name`"`n  git config --global user.email `"you@example.com`""
    }
}

function Start-Setup {
    Write-Host 'ZMK Firmware: set up a configuration repository'
    Test-Tools
    # Windows PowerShell 5.1 does not offer TLS 1.2 by itself.
    [Net.ServicePointManager]::SecurityProtocol = [Net.ServicePointManager]::SecurityProtocol -bor [Net.SecurityProtocolType]::Tls12

    $keyboardRows = @(ConvertFrom-Rows $Keyboards @('Id', 'Name', 'Kind', 'Parts', 'Pins', 'Folder'))
    $keyboard = Select-Row 'Which keyboard do you have?' $keyboardRows $env:ZMK_SETUP_KEYBOARD
    $controller = $null
    if ($keyboard.Kind -eq 'shield') {
        $controllerRows = @(ConvertFrom-Rows $Controllers @('Id', 'Name', 'Pins', 'Outputs') | Where-Object { $_.Pins -eq $keyboard.Pins })
        $controller = Select-Row 'Which controller is in it?' $controllerRows $env:ZMK_SETUP_CONTROLLER
        if ($keyboard.Parts -match ' ' -and $controller.Outputs -notmatch 'ble') {
            Write-Host "`nThe halves of $($keyboard.Name) talk over Bluetooth, and $($controller.Name) has none. You would have to add a wired connection between them."
            if (-not (Confirm-Answer 'Use it anyway?')) { throw 'Nothing was set up.' }
        }
    }

    Write-Host ''
    $copyKeymap = Confirm-Answer 'Copy the stock keymap, so that you can change it?'
    Write-Host ''
    $user = Read-Answer 'GitHub user name (empty: do not push to GitHub)' ''
    $repository = Read-Answer 'Name of the repository' 'zmk-config'
    $address = ''
    if ($user -ne '') { $address = Read-Answer 'Address of the repository' "https://github.com/$user/$repository.git" }
    $folder = Join-Path $PWD.Path $repository
    if (Test-Path $folder) { throw "There already is a file or folder called $repository here. Move it away or choose another name." }

    Write-Host ''
    Write-Host 'This will be set up:'
    Write-Host "  Keyboard:   $($keyboard.Name)"
    if ($controller) { Write-Host "  Controller: $($controller.Id)" }
    Write-Host "  Builds:     $($keyboard.Parts)"
    Write-Host "  Keymap:     $(if ($copyKeymap) { 'copied, for you to change' } else { 'the stock one' })"
    Write-Host "  Folder:     $folder"
    Write-Host "  Push to:    $(if ($address -ne '') { $address } else { 'nowhere' })"
    if ($address -ne '') { Write-Host "`nThe repository has to exist on GitHub and be empty: https://github.com/new" }
    Write-Host ''
    if (-not (Confirm-Answer 'Continue?')) { throw 'Nothing was set up.' }

    Invoke-Git clone --quiet --depth 1 $Template $folder
    Remove-Item -Recurse -Force (Join-Path $folder '.git')
    Invoke-Git -C $folder init --quiet
    # The same as "git init -b main", which old versions of git do not have.
    Invoke-Git -C $folder symbolic-ref HEAD refs/heads/main

    Use-Release (Join-Path $folder 'config/west.yml') '^ *revision: *'
    Use-Release (Join-Path $folder '.github/workflows/build.yml') 'build-user-config\.yml@'
    [IO.File]::AppendAllText((Join-Path $folder 'build.yaml'), (Get-BuildList $keyboard $controller))
    if ($copyKeymap) {
        Write-Host "`nCopying the files of the $($keyboard.Name):"
        if (-not (Copy-KeyboardFile $keyboard 'keymap' $folder)) { Write-Host '  the keymap could not be fetched; the stock keymap will be built' }
        if (-not (Copy-KeyboardFile $keyboard 'conf' $folder)) { Write-Host '  no settings file; write one when you need it' }
    }
    Invoke-Git -C $folder add .
    Invoke-Git -C $folder commit --quiet -m "Set up ZMK for the $($keyboard.Name)"

    if ($address -eq '') {
        Write-Host "`nDone. Your configuration is in $folder."
        return
    }
    Invoke-Git -C $folder remote add origin $address
    try {
        Invoke-Git -C $folder push --set-upstream origin main
        Write-Host "`nDone. GitHub is building your firmware: $($address -replace '\.git$', '' -replace '^git@github\.com:', 'https://github.com/')/actions"
    } catch {
        Write-Host "`nYour configuration is in $folder, but the push failed."
        Write-Host "Make sure that the repository exists and that git may write to it. Then run this in the folder:`n  git push --set-upstream origin main"
    }
}

try {
    Start-Setup
} catch {
    Write-Host ''
    Write-Host $_.Exception.Message -ForegroundColor Red
}
