// @vitest-environment ./test/dom/environment.ts
import { expect, it } from 'vitest';
import { plainLook as brand } from '#shared/brand/look.ts';
import { readPageSettings } from '~/settings/page-settings';
import { settingsScripts } from './settings-scripts.server';

const build = { id: 'abc', timestamp: 1 };
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
		data: `<script type="application/json" id="page-settings">${JSON.stringify({ build, brand })}</script>`,
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
