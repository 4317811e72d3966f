import { expect, it } from 'vitest';
import { nearestCountry } from './price-map';

const at = (places: Record<string, [number, number]>) => (x: number, y: number) =>
	Object.entries(places).find(([, place]) => Math.hypot(place[0] - x, place[1] - y) < 2)?.[0] ??
	null;

const tap = { clientX: 100, clientY: 100 };

it('returns the country under a tap, or the nearest one within the size of a finger', () => {
	expect(nearestCountry(tap, at({ DK: [100, 101], MT: [106, 100] }))).toBe('DK');
	expect(nearestCountry(tap, at({ MT: [112, 100], LI: [100, 118] }))).toBe('MT');
	expect(nearestCountry(tap, at({ MT: [140, 100] }))).toBeNull();
});
