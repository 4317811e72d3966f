import { expect, it } from 'vitest';
import { isSlug, slugFrom } from './slug.ts';

it.each(['a', 'rcs', 'hvad-er-rcs', '2024'])('takes %s', (slug) => expect(isSlug(slug)).toBe(true));

it.each(['', 'A', 'a_b', '-a', 'a-', 'a--b', 'ø', 'a b', 'a/b', 'x'.repeat(97)])(
	'refuses "%s"',
	(slug) => expect(isSlug(slug)).toBe(false),
);

it('spells out Danish and German letters', () => {
	expect(slugFrom('Sådan får du styr på ÆØÅ!')).toBe('saadan-faar-du-styr-paa-aeoeaa');
	expect(slugFrom('Größe & Überblick')).toBe('groesse-ueberblick');
	expect(slugFrom('Café — déjà vu')).toBe('cafe-deja-vu');
});
