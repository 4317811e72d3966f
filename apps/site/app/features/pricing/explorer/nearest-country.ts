/** Maximum distance of a country from a tap in pixels: half the size of a finger (WCAG 2.5.8). */
const maxDistance = 24;
const step = 6;
const directions = Array.from({ length: 12 }, (_, index) => (index * Math.PI) / 6);

interface Point {
	clientX: number;
	clientY: number;
}

/** The country under a tap on the map, or the nearest one: small countries are narrower than a finger. */
export function nearestCountry(
	{ clientX, clientY }: Point,
	countryAt: (x: number, y: number) => string | null,
): string | null {
	const target = countryAt(clientX, clientY);
	if (target) return target;
	for (let distance = step; distance <= maxDistance; distance += step) {
		for (const angle of directions) {
			const [x, y] = [Math.cos(angle) * distance, Math.sin(angle) * distance];
			const code = countryAt(clientX + x, clientY + y);
			if (code) return code;
		}
	}
	return null;
}
