import { expect, it } from 'vitest';
import config from '../../../../payload.config.ts';
import { ownScreenTitle, withSite } from './screen-title.ts';

it('has a title in each language for every custom screen', async () => {
	const { admin } = await config;
	// Payload has titles for the dashboard and for screens that replace its own.
	const customViews = Object.entries(admin.components.views ?? {}).filter(
		([key]) => !['dashboard', 'login', 'forgot'].includes(key),
	);
	expect(customViews.length).toBeGreaterThan(2);
	for (const [, view] of customViews) {
		const path = view && 'path' in view ? String(view.path) : '';
		const titles = ['en', 'da', 'de'].map((language) => ownScreenTitle([path.slice(1)], language));
		expect(new Set(titles).size, path).toBeGreaterThan(1);
		expect(titles, path).not.toContain(undefined);
	}
});

it('has a title for the list of folders, and for a folder', () => {
	const folders = ['collections', 'media', 'media-folders'];
	expect(ownScreenTitle(folders, 'da')).toBe('Filer efter mappe');
	expect(ownScreenTitle([...folders, '7'], 'de')).toBe('Dateien nach Ordner');
	expect(ownScreenTitle(folders.slice(0, 2), 'da')).toBeUndefined();
});

it('shows the brand’s mark in the browser tab', async () => {
	const icons = (await config).admin.meta.icons;
	expect(icons).toEqual([{ rel: 'icon', type: 'image/svg+xml', url: '/mark.svg' }]);
});

it('leaves the titles of other screens to Payload, with the site’s name as suffix', async () => {
	expect(ownScreenTitle(['collections', 'planned'], 'da')).toBeUndefined();
	expect(ownScreenTitle([], 'da')).toBeUndefined();
	expect((await config).admin.meta.titleSuffix).not.toContain('Payload');
});

it('adds the site’s name to a title once', () => {
	expect(withSite('Nicht gefunden', '· example.com')).toBe('Nicht gefunden · example.com');
	expect(withSite('Seiten · example.com', '· example.com')).toBe('Seiten · example.com');
});
