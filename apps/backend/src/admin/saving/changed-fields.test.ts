import type { FormState } from 'payload';
import { describe, expect, it } from 'vitest';
import {
	changeFields,
	fieldsToComplete,
	fieldsToMark,
	fieldsToProtect,
	fieldsToUnmark,
	rowsToRetype,
} from './changed-fields.ts';

const changed = (value: unknown) => ({ value, isModified: true });

describe('changed fields', () => {
	it('are all marked as modified by one action', () => {
		const fields: FormState = { title: { value: 'Old', valid: true }, url: { value: '/old' } };
		expect(changeFields(fields, { title: 'New', url: '/new' })).toEqual({
			type: 'UPDATE_MANY',
			formState: { title: { ...changed('New'), valid: true }, url: changed('/new') },
		});
	});

	it('are marked again after a change to another field removed the mark', () => {
		const before = { title: changed('Typed'), slug: { value: 'old' } };
		const now = { title: { value: 'Typed' }, slug: changed('new') };
		expect(fieldsToMark(before, now)).toEqual({ title: changed('Typed') });
	});

	it('are ignored when they have another value, no longer exist or were never modified', () => {
		const before = { title: changed('Typed'), gone: changed('Typed'), slug: { value: 'old' } };
		const now = { title: { value: 'Another document’s' }, slug: { value: 'old' } };
		expect(fieldsToMark(before, now)).toEqual({});
	});

	it('are marked when their values changed without the mark, unless a response changed them', () => {
		const before = { 'sections.0.heading': { value: 'Old' }, updatedAt: { value: '10:00' } };
		const now = {
			'sections.0.heading': { value: 'Pasted' },
			'sections.1.heading': { value: 'Of a row that is new' },
			updatedAt: { value: '10:00' },
		};
		const pasted = { 'sections.0.heading': changed('Pasted') };
		expect(fieldsToProtect(before, now)).toEqual(pasted);
		expect(fieldsToProtect(before, { ...now, ...pasted })).toEqual({});
		expect(fieldsToProtect(before, { ...now, updatedAt: { value: '10:01' } })).toEqual({});
	});

	it('lose the mark after a save, unless they changed in the meantime', () => {
		const sent = { title: changed('Sent'), slug: changed('sent') };
		const now = { title: changed('Written meanwhile'), slug: changed('sent') };
		expect(fieldsToUnmark(sent, now)).toEqual({ slug: { value: 'sent' } });
	});
});

describe('a section pasted over one of another type', () => {
	const list = (blockType: string): FormState => ({
		sections: {
			value: 1,
			rows: [
				{ id: 'a', blockType },
				{ id: 'b', blockType: 'hero' },
			],
		},
		'sections.0.blockType': { value: 'faq' },
		'sections.1.blockType': { value: 'hero' },
	});

	it('is shown in its own form at once, and after the response to an earlier save', () => {
		expect(rowsToRetype(list('hero'))).toEqual({
			sections: {
				value: 1,
				rows: [
					{ id: 'a', blockType: 'faq' },
					{ id: 'b', blockType: 'hero' },
				],
			},
		});
		expect(rowsToRetype(list('faq'))).toEqual({});
	});

	it('ignores rows without a type and rows without values yet', () => {
		expect(
			rowsToRetype({
				links: { rows: [{ id: 'a' }] },
				'links.0.blockType': { value: 'faq' },
				sections: { rows: [{ id: 'b', blockType: 'hero' }] },
			}),
		).toEqual({});
	});
});

describe('a section pasted in place of another', () => {
	it('keeps the components rendered at its path', () => {
		const at = (path: string, rendered: FormState[string]): FormState => ({
			[path]: { value: path, ...rendered },
		});
		const customComponents = { Description: 'Rendered' };
		const before = {
			...at('sections.0.heading', { customComponents, lastRenderedPath: 'sections.0.heading' }),
			...at('sections.0.text', { lastRenderedPath: 'sections.0.text' }),
			...at('sections.1.heading', { customComponents, lastRenderedPath: 'sections.1.heading' }),
		};
		const now = {
			...at('sections.0.heading', { lastRenderedPath: 'sections.0.heading' }),
			...at('sections.0.text', { lastRenderedPath: 'sections.0.text' }),
			...at('sections.1.heading', { lastRenderedPath: 'sections.0.heading' }),
		};
		expect(fieldsToComplete(before, now)).toEqual({
			'sections.0.heading': before['sections.0.heading'],
		});
	});
});
