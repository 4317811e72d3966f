import type { Field } from 'payload';
import { expect, it } from 'vitest';
import { inSidebar, sidebarInTabs } from './in-sidebar.ts';

const text = (name: string) => ({ name, type: 'text' }) satisfies Field;
const beside = (name: string): Field => ({ ...text(name), admin: { position: 'sidebar' } });

it('puts the fields beside a form into the tabs they name, in the order of the tabs', () => {
	const fields = [
		text('title'),
		beside('slug'),
		inSidebar('uses', text('usedIn')),
		inSidebar('publish', text('checklist')),
	];
	expect(sidebarInTabs(fields)).toMatchObject([
		{
			type: 'row',
			admin: { position: 'sidebar' },
			fields: [
				{
					admin: { custom: { sidebarTab: 'publish' } },
					fields: [{ name: 'slug' }, { name: 'checklist' }],
				},
				{ admin: { custom: { sidebarTab: 'uses' } }, fields: [{ name: 'usedIn' }] },
			],
		},
		{ name: 'title' },
	]);
});

it('leaves fields that name no tab below the tabs where there is no tab to publish', () => {
	const fields = [
		beside('consentVersion'),
		inSidebar('uses', text('usedIn')),
		inSidebar('languages', text('translations')),
	];
	expect(sidebarInTabs(fields)).toMatchObject([
		{ fields: [{ fields: [{ name: 'translations' }] }, { fields: [{ name: 'usedIn' }] }] },
		{ name: 'consentVersion' },
	]);
});

it('makes no tabs for one', () => {
	const fields = [beside('tags'), inSidebar('uses', text('usedIn'))];
	expect(sidebarInTabs(fields)).toEqual(fields);
});
