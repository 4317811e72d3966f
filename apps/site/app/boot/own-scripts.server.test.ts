import { expect, it } from 'vitest';
import { deferStart } from './defer-start.server';
import { newScriptMark, replaceOwnScripts, takeOwnScripts } from './own-scripts.server';

const mark = 'the-mark';
const own = (code: string, attributes = '') =>
	`<script${attributes} nonce="${mark}" type="module">${code}</script>`;

it('names the scripts that carry the mark, and takes it out of the page', () => {
	const page = `<link href="/a.js" nonce="${mark}"/>${own('start()', ' async=""')}${own('', ' src="/a.js"')}`;
	expect(takeOwnScripts(page, mark)).toEqual({
		html: '<link href="/a.js"/><script async="" type="module">start()</script><script src="/a.js" type="module"></script>',
		codes: ['start()'],
	});
});

it.each([
	['<script>evil()</script>'],
	['<script nonce="another">evil()</script>'],
	['<script nonce="">evil()</script>'],
	['<script type="module" async="">evil()</script>'],
	['<script data-x="'],
	['<script '],
	['<!--<script>'],
	['</script><script>evil()'],
])('never names what stands in the page beside them: %s', (injected) => {
	const { codes } = takeOwnScripts(`<p>${injected}</p>${own('start()')}${injected}`, mark);
	expect(codes).toEqual(['start()']);
});

it('names no data: only what may run is named', () => {
	const data = `<script type="application/ld+json" nonce="${mark}">{}</script>`;
	expect(takeOwnScripts(data, mark).codes).toEqual([]);
});

it('leaves a start script of the content where it is', () => {
	const injected = '<script type="module" async="">evil()</script>';
	const page = deferStart(`${injected}${own('import("/entry.js");', ' async=""')}`, mark);
	expect(page).toContain(injected);
	expect(page).toMatch(/id="app-start" nonce="the-mark">import\("\/entry\.js"\)/);
});

it('hands each script over with its attributes', () => {
	expect(
		replaceOwnScripts(own('a()', ' id="x"'), mark, (_, attributes, code) => attributes + code),
	).toBe(' id="x" type="module"a()');
});

it('has a new mark for every page', () => {
	expect(newScriptMark()).not.toBe(newScriptMark());
});
