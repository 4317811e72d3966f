import { expect, it } from 'vitest';
import { withOverlays } from './openapi.ts';

const document = "tags: [{ name: 'A b' }]\npaths: { /a-b: { get: { summary: One } } }";
const overlay = (target: string, update: string) =>
	`overlay: 1.0.0\nactions: [{ target: "${target}", update: ${update} }]`;

it('adds the texts of overlays to members by name and to entries of lists', () => {
	const result = withOverlays(document, [
		overlay("$.paths['/a-b'].get", '{ x: { da: En } }'),
		overlay("$.paths['/a-b'].get", '{ x: { de: Eins }, summary: Two }'),
		overlay("$.tags[?@.name == 'A b']", '{ x: 1 }'),
	]);
	expect(result).toEqual({
		tags: [{ name: 'A b', x: 1 }],
		paths: { '/a-b': { get: { summary: 'Two', x: { da: 'En', de: 'Eins' } } } },
	});
});

it.each(["$.paths['/other'].get", '$.tags[0]', "$.tags[?@.name == 'B']", '$.paths.*'])(
	'rejects the target %s',
	(target) => {
		expect(() => withOverlays(document, [overlay(target, '{}')])).toThrow(target);
	},
);
