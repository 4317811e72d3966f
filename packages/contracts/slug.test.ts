import { expect, it } from 'vitest';
import { slugFrom } from './slug.ts';

it('spells out Danish and German letters', () => {
	expect(slugFrom('Sådan får du styr på ÆØÅ!')).toBe('saadan-faar-du-styr-paa-aeoeaa');
	expect(slugFrom('Größe & Überblick')).toBe('groesse-ueberblick');
	expect(slugFrom('Café — déjà vu')).toBe('cafe-deja-vu');
});
