// @vitest-environment ./test/dom/environment.ts
import { describe, expect, it } from 'vitest';
import { plainLook as brand } from '#shared/brand/look.ts';
import { type PageSettings, readPageSettings } from '~/settings/page-settings';
import { finishDocument, newScriptMark, settingsScripts } from './finish-document.server';

const mark = 'the-mark';
const build = { id: 'abc', timestamp: 1 };
const settingsElement = `<script type="application/json" id="page-settings">${JSON.stringify({ build, brand })}</script>`;
const own = (code: string, attributes = '') =>
	`<script${attributes} nonce="${mark}">${code}</script>`;
const startScript = own('import "/a.js";\n  import("/entry.js");', ' type="module" async=""');

/** Finishes a document with this body and head, and returns both. */
function finish(
	body: string,
	{
		head = '',
		defersStart = false,
		modules = [] as string[],
		settings = { build, brand } as PageSettings,
	} = {},
) {
	const rendered = Buffer.from(`<html><head>${head}</head><body>${body}</body></html>`);
	const { html, codes } = finishDocument(rendered, { mark, settings, modules, defersStart });
	const [, finishedHead, finishedBody] =
		/<head>(.*)<\/head><body>(.*)<\/body>/s.exec(`${html}`) ?? [];
	return { head: finishedHead, body: finishedBody, codes: codes.map(String) };
}

describe('finishDocument', () => {
	it('removes the mark and returns the code of the scripts that had it', () => {
		const link = `<link rel="stylesheet" href="/a.css" nonce="${mark}"/>`;
		const page = finish(`${own('start()')}${own('', ' src="/a.js"')}å${own('zweite(“ü”)')}`, {
			head: link,
		});
		expect(page).toEqual({
			head: `<link rel="stylesheet" href="/a.css"/>${settingsElement}`,
			body: '<script>start()</script><script src="/a.js"></script>å<script>zweite(“ü”)</script>',
			codes: ['start()', 'zweite(“ü”)'],
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
	])('never returns the code of other scripts in the page: %s', (injected) => {
		const page = finish(`<p>${injected}</p>${own('start()')}${injected}`);
		expect(page.codes).toEqual(['start()']);
		expect(page.body).toBe(`<p>${injected}</p><script>start()</script>${injected}`);
	});

	it('does not return data scripts', () => {
		expect(finish(own('{}', ' type="application/ld+json"')).codes).toEqual([]);
	});

	it('does not change a start script in the content', () => {
		const injected = '<script type="module" async="">evil()</script>';
		const { body } = finish(`${injected}${startScript}`, { defersStart: true });
		expect(body).toContain(injected);
		expect(body).toContain('<script type="text/plain" id="app-start">import "/a.js"');
	});

	it('passes preloads of code to the start script if the start is deferred', () => {
		const head = `<link rel="modulepreload" href="/b.js" nonce="${mark}"/>`;
		const modules = ['app/features/live-preview/start.ts'];
		const deferred = finish(startScript, { head, modules, defersStart: true });
		expect(deferred.head).not.toContain('/b.js');
		expect(deferred.body).toMatch(
			/id="app-start">import "\/a\.js"[^<]+\n\/\/"\/app\/features\/live-preview\/start\.ts""\/b\.js"<\/script>/,
		);
		expect(finish('', { head }).head).toContain('<link rel="modulepreload" href="/b.js"/>');
	});

	it('returns the code of the scripts for the settings', () => {
		const analytics = { scriptUrl: 'https://a.example/', globalName: 'a' };
		const settings = {
			build,
			brand,
			contentToken: { storageKey: 'member', cookie: 'token' },
			thirdParties: { analytics, clearedCookies: [] },
		};
		const { head, codes } = finish('', { head: '<meta charset="utf-8"/>', settings });
		expect(head).toMatch(
			/^<script>\(\(\)=>\{.*denied.*<\/script><meta charSet="utf-8"\/><script type="application\/json"/i,
		);
		expect(head).toMatch(
			/"storageKey":"member".*<\/script><script>\(\(\)=>\{.*localStorage.*<\/script>$/s,
		);
		expect(codes).toEqual([
			expect.stringContaining('denied'),
			expect.stringContaining('openConsentSettings'),
			expect.stringContaining('localStorage'),
		]);
	});

	it('logs if the application’s entry cannot be loaded', () => {
		expect(finish(startScript, { defersStart: true }).body).toContain(
			'import("/entry.js").catch((error)=>console.error("Error while mounting app:",error));\n',
		);
	});
});

it('creates a new mark for every page', () => {
	expect(newScriptMark()).not.toBe(newScriptMark());
});

const analytics = { scriptUrl: 'https://a.example/</script><!--\u2028&', globalName: 'a' };

it('passes settings with special characters to the page’s scripts unchanged', () => {
	const settings = { build, brand, thirdParties: { analytics, clearedCookies: ['_ga'] } };
	document.head.innerHTML = settingsScripts(settings).data;
	expect(readPageSettings()).toEqual(settings);
	expect(document.querySelectorAll('script')).toHaveLength(1);
});

it('sets the consent defaults first if a service uses Consent Mode', () => {
	const thirdParties = { analytics, clearedCookies: [] };
	expect(settingsScripts({ build, brand, thirdParties }).firstScripts).toEqual([
		expect.stringContaining('denied'),
	]);
});

it('runs nothing after the page is ready without third parties', () => {
	expect(settingsScripts({ build, brand })).toEqual({
		firstScripts: [],
		data: settingsElement,
		lastScripts: [],
	});
});

it('sends content tokens to the server only if they come from local storage', () => {
	const contentToken = { storageKey: 'member', cookie: 'content-token' };
	expect(settingsScripts({ build, brand, contentToken }).lastScripts).toEqual([
		expect.stringContaining('localStorage'),
	]);
});

it('sets no consent defaults if a chat is the only third party', () => {
	const chat = { scriptUrl: '', globalName: 'chat', openCommand: 'open' };
	const scripts = settingsScripts({ build, brand, thirdParties: { chat, clearedCookies: [] } });
	expect(scripts.data).toContain('data-after-ready="/app/features/third-party/start.ts"');
	expect(scripts.firstScripts).toEqual([]);
});
