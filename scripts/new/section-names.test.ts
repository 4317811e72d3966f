import { expect, test } from 'vitest';
import { sectionNames } from './section-names.ts';

// What a section consists of is shown by `e2e/journeys/developer.spec.ts`.
test.each([
	['Image Map', ['a', 'b', 'c'], 'lowercase letters'],
	['image-map', ['Image map'], 'in English, Danish and German'],
])('rejects %s with a message', (folder, labels, message) => {
	expect(sectionNames(folder, labels)).toContain(message);
});
