import { expect, it } from 'vitest';
import { slugFrom } from './slug.ts';

it('spells out Danish and German letters and removes soft hyphens', () => {
	expect(slugFrom('Sådan får du styr på ÆØÅ!')).toBe('saadan-faar-du-styr-paa-aeoeaa');
	expect(slugFrom('Größe & Überblick')).toBe('groesse-ueberblick');
	expect(slugFrom('Auftrags\u00adverarbeitung')).toBe('auftragsverarbeitung');
	expect(slugFrom('Café — déjà vu')).toBe('cafe-deja-vu');
});
