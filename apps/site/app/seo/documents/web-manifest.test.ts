import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { canvasColors } from '#shared/brand/colors.ts';
import { webManifest } from './web-manifest';

const folder = join(import.meta.dirname, '../../..');

it('starts in its language and names icons that are there', () => {
	const manifest = webManifest({ name: 'Wimpel', description: '', locale: 'da' });
	expect(manifest).toMatchObject({ name: 'Wimpel', lang: 'da-DK', start_url: '/da', id: '/da' });
	expect(manifest).not.toHaveProperty('description');
	for (const { src } of manifest.icons) expect(existsSync(join(folder, 'public', src))).toBe(true);
});

it('has the colors of the style sheet', () => {
	const themes = readFileSync(join(folder, 'shared/brand/themes.css'), 'utf8');
	const [light, dark] = [...themes.matchAll(/:root,[^{]*\{[^}]*?--canvas: (#\w+)/g)].map(
		(match) => match[1],
	);
	expect({ light, dark }).toEqual(canvasColors);
});
