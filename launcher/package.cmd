@echo off
rem Makes an installer for Windows, with a Java of its own: launcher\package.cmd msi|exe VERSION [OUT]. Needs a JDK, Maven and WiX.
setlocal
set "ROOT=%~dp0.."
set "OUT=%~3"
if "%OUT%"=="" set "OUT=%ROOT%\target\packages"
call mvn -q -B -ntp -f "%ROOT%\pom.xml" -pl app,desktop -am package -Dmaven.test.skip=true -Dquick -Djacoco.skip -Dspotless.check.skip || exit /b 1
java "-Ddamier.root=%ROOT%" "%ROOT%\launcher\Packaging.java" %1 "%OUT%" %2
