import { expect, it } from 'vitest';
import config from '../../../../payload.config.ts';
import { ownScreenTitle, withSite } from './screen-title.ts';

it('every screen of our own that Payload has no name for has one in each language', async () => {
	const { admin } = await config;
	// Payload names the desk and what stands in the place of its own screens.
	const ours = Object.entries(admin.components.views ?? {}).filter(
		([key]) => !['dashboard', 'login', 'forgot'].includes(key),
	);
	expect(ours.length).toBeGreaterThan(2);
	for (const [, view] of ours) {
		const path = view && 'path' in view ? String(view.path) : '';
		const titles = ['en', 'da', 'de'].map((language) => ownScreenTitle([path.slice(1)], language));
		expect(new Set(titles).size, path).toBeGreaterThan(1);
		expect(titles, path).not.toContain(undefined);
	}
});

it('folders of files are named in a native’s words, also below one', () => {
	const folders = ['collections', 'media', 'media-folders'];
	expect(ownScreenTitle(folders, 'da')).toBe('Filer efter mappe');
	expect(ownScreenTitle([...folders, '7'], 'de')).toBe('Dateien nach Ordner');
	expect(ownScreenTitle(folders.slice(0, 2), 'da')).toBeUndefined();
});

it('the browser’s tab has the site’s mark', async () => {
	const icons = (await config).admin.meta.icons;
	expect(icons).toEqual([{ rel: 'icon', type: 'image/svg+xml', url: '/mark.svg' }]);
});

it('other screens are named by Payload, behind the name of the site', async () => {
	expect(ownScreenTitle(['collections', 'calendar'], 'da')).toBeUndefined();
	expect(ownScreenTitle([], 'da')).toBeUndefined();
	expect((await config).admin.meta.titleSuffix).not.toContain('Payload');
});

it('the site is named behind every title, once', () => {
	expect(withSite('Nicht gefunden', '· example.com')).toBe('Nicht gefunden · example.com');
	expect(withSite('Seiten · example.com', '· example.com')).toBe('Seiten · example.com');
});
