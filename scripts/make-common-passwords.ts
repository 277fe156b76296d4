/**
 * Makes server/auth/common-passwords.txt from a list of passwords by frequency, a JSON array of texts: of the package
 * @zxcvbn-ts/language-common, `npx node scripts/make-common-passwords.ts <package>/src/passwords.json`. The first 5,000 that the password rule
 * allows, in lower case; those that the rules of src/lib/validation/common-passwords.ts refuse anyway are left out of the file.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { isCommonPassword } from '../src/lib/validation/common-passwords.ts'
import { passwordError } from '../src/lib/validation/validators.ts'

const TAKEN = 5000
const NOTICE = `# Passwords that many people have chosen, made by scripts/make-common-passwords.ts from the list of @zxcvbn-ts/language-common 4.1.3.
# Copyright (c) 2012-2016 Dan Wheeler and Dropbox, Inc.; Copyright (c) 2021 @zxcvbn-ts
# Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated documentation files (the
# "Software"), to deal in the Software without restriction, including without limitation the rights to use, copy, modify, merge, publish,
# distribute, sublicense, and/or sell copies of the Software, and to permit persons to whom the Software is furnished to do so, subject to
# the following conditions: The above copyright notice and this permission notice shall be included in all copies or substantial portions of
# the Software. THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE
# WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR COPYRIGHT HOLDERS BE
# LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION
# WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.
`

const [source = ''] = process.argv.slice(2)
const all = JSON.parse(readFileSync(source, 'utf8')) as string[]
const allowed = [...new Set(all.filter(text => passwordError(text) === null).map(text => text.toLowerCase()))]
const taken = allowed.slice(0, TAKEN)
const kept = taken.filter(text => !isCommonPassword(text))
writeFileSync('server/auth/common-passwords.txt', `${NOTICE}${kept.join('\n')}\n`)
console.log(`${taken.length} passwords, of which ${taken.length - kept.length} are refused by rules.`)
