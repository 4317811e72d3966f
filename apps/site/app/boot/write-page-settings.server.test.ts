// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { type PageSettings, readPageSettings } from '~/settings/page-settings';
import { writePageSettings as write } from './write-page-settings.server';

const html = '<!DOCTYPE html><html><head><meta charSet="utf-8"/></head><body></body></html>';
const mark = 'mark';
const writePageSettings = (page: string, settings: PageSettings) =>
	write(page, settings, mark).replaceAll(` nonce="${mark}"`, '');
const build = { id: 'abc', timestamp: 1 };
const analytics = { scriptUrl: 'https://a.example/</script><!--\u2028&', globalName: 'a' };

it('reaches the page’s scripts unchanged, whatever characters it holds', () => {
	const settings = { build, thirdParties: { analytics, clearedCookies: ['_ga'] } };
	document.documentElement.innerHTML = writePageSettings(html, settings);
	expect(readPageSettings()).toEqual(settings);
	expect(document.querySelectorAll('script')).toHaveLength(2);
});

it('is inert JSON at the end of the head', () => {
	expect(writePageSettings(html, { build })).toContain(
		'<script type="application/json" id="page-settings">{"build":{"id":"abc","timestamp":1}}</script></head>',
	);
});

it('sets the consent defaults first of all, where something reads them', () => {
	const page = writePageSettings(html, { build, thirdParties: { analytics, clearedCookies: [] } });
	expect(page).toMatch(/<head><script>\(\(\)=>\{.*denied.*<\/script><meta charSet/);
});

it('starts nothing after the page is ready where no third party is configured', () => {
	const page = writePageSettings(html, { build });
	expect(page).not.toContain('data-after-ready');
	expect(page).not.toContain('denied');
});

it('carries content tokens only where they come from local storage', () => {
	expect(writePageSettings(html, { build })).not.toContain('localStorage');
	const contentToken = { storageKey: 'member', cookie: 'content-token' };
	expect(writePageSettings(html, { build, contentToken })).toMatch(
		/"storageKey":"member".*<\/script><script>\(\(\)=>\{.*localStorage.*<\/script><\/head>/,
	);
});

it('sets no consent defaults for a chat alone', () => {
	const chat = { scriptUrl: '', globalName: 'chat', openCommand: 'open' };
	const page = writePageSettings(html, { build, thirdParties: { chat, clearedCookies: [] } });
	expect(page).toContain('data-after-ready="/app/features/third-party/start.ts"');
	expect(page).not.toContain('denied');
});

it('marks the scripts it writes as the site’s own', () => {
	const contentToken = { storageKey: 'member', cookie: 'content-token' };
	const settings = { build, contentToken, thirdParties: { analytics, clearedCookies: [] } };
	expect(write(html, settings, mark).match(/<script nonce="mark">/g)).toHaveLength(2);
});
