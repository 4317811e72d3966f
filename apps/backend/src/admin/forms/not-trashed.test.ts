import type { UIField } from 'payload';
import { flattenTopLevelFields } from 'payload/shared';
import { expect, it } from 'vitest';
import config from '../../payload.config.ts';

/** Panels that are also shown for documents in the trash. */
const panelsInTrash = ['usedIn'];

it('hides panels about drafts, languages, reviews and publishing for a document in the trash', async () => {
	const { collections } = await config;
	const panels = collections
		.filter(({ trash }) => trash)
		.flatMap(({ fields }) => flattenTopLevelFields(fields, true))
		.filter((field): field is UIField => field.type === 'ui' && field.admin?.position === 'sidebar')
		.filter(({ name }) => !panelsInTrash.includes(name));
	expect(panels.length).toBeGreaterThan(20);
	const isShown = (data: object) => (panel: UIField) =>
		panel.admin?.condition?.(
			data,
			{},
			{ blockData: {}, operation: 'update', path: [], user: null },
		);
	expect(panels.every(isShown({ deletedAt: null }))).toBe(true);
	expect(panels.some(isShown({ deletedAt: '2026-11-23T12:00:00.000Z' }))).toBe(false);
});
