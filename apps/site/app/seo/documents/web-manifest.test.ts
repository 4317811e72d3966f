import { expect, it } from 'vitest';
import { homeScreenIcons, iconPaths } from '#shared/brand/icons.ts';
import { plainLook } from '#shared/brand/look.ts';
import { webManifest } from './web-manifest';

const look = {
	...plainLook,
	canvas: { light: '#fdfdfd', dark: '#020202' },
	version: 'abc',
} as const;

it('has the start URL of its locale and the colors of the brand', () => {
	const manifest = webManifest({ name: 'Wimpel', description: '', locale: 'da', look });
	expect(manifest).toMatchObject({ name: 'Wimpel', lang: 'da-DK', start_url: '/da', id: '/da' });
	expect(manifest).toMatchObject({ background_color: '#fdfdfd', theme_color: '#fdfdfd' });
	expect(manifest).not.toHaveProperty('description');
});

it('lists the generated icons with the version of the brand', () => {
	const { icons } = webManifest({ name: 'Wimpel', description: '', locale: 'da', look });
	expect(icons.map(({ src }) => src)).toEqual(
		[iconPaths.drawing, ...homeScreenIcons.map(({ path }) => path)].map((path) => `${path}?v=abc`),
	);
});
