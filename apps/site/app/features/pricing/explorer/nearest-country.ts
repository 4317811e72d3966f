/** How far from a tap a country may be, in pixels: half of what a finger covers (WCAG 2.5.8). */
const reach = 24;
const step = 6;
const directions = Array.from({ length: 12 }, (_, index) => (index * Math.PI) / 6);

interface Place {
	clientX: number;
	clientY: number;
}

/** The country under a tap on the map, else the nearest one around it: the smallest ones are narrower than a finger. */
export function nearestCountry(
	{ clientX, clientY }: Place,
	countryAt: (x: number, y: number) => string | null,
): string | null {
	const here = countryAt(clientX, clientY);
	if (here) return here;
	for (let distance = step; distance <= reach; distance += step) {
		for (const angle of directions) {
			const [x, y] = [Math.cos(angle) * distance, Math.sin(angle) * distance];
			const code = countryAt(clientX + x, clientY + y);
			if (code) return code;
		}
	}
	return null;
}
