import type { Field } from 'payload';
import { expect, it } from 'vitest';
import { inSidebar, sidebarInTabs } from './in-sidebar.ts';

const text = (name: string) => ({ name, type: 'text' }) satisfies Field;
const sidebarText = (name: string): Field => ({ ...text(name), admin: { position: 'sidebar' } });

it('moves the fields of the sidebar into the tabs they name, in the order of the tabs', () => {
	const fields = [
		text('title'),
		sidebarText('slug'),
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

it('keeps fields without a tab below the tabs when there is no Publish tab', () => {
	const fields = [
		sidebarText('consentVersion'),
		inSidebar('uses', text('usedIn')),
		inSidebar('languages', text('translations')),
	];
	expect(sidebarInTabs(fields)).toMatchObject([
		{ fields: [{ fields: [{ name: 'translations' }] }, { fields: [{ name: 'usedIn' }] }] },
		{ name: 'consentVersion' },
	]);
});

it('adds no tabs when there would be only one', () => {
	const fields = [sidebarText('tags'), inSidebar('uses', text('usedIn'))];
	expect(sidebarInTabs(fields)).toEqual(fields);
});
