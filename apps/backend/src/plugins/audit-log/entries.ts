import type { CollectionConfig } from 'payload';
import { csvExport } from '../../access/lists/csv-export.ts';
import { asPerson, hasRightForAll } from '../../access/person.ts';
import { accessGroup } from '../../admin/groups.ts';
import { words } from '../../platform/i18n/words.ts';
import { limits } from '../../platform/limits.ts';
import { auditActions } from './record-audit-event.ts';

const csvEndpoint = csvExport({
	collection: 'audit-entries',
	file: 'audit-trail.csv',
	maxRows: limits.audit.exportRows,
	toRows: (entries, t) => [
		['when', 'what', 'who', 'document', 'title', 'language', 'details'],
		...entries.map(({ createdAt, action, person, place, title, locale, details }) => [
			createdAt,
			t(auditActions[action]),
			person,
			place,
			title,
			locale,
			details,
		]),
	],
});

/** The audit log. Only `record-audit-event.ts` creates entries, without access control; no user can change or delete them. */
export const auditEntries: CollectionConfig = {
	slug: 'audit-entries',
	labels: {
		singular: words('Audit entry', 'Logpost', 'Ereignis'),
		plural: words('Audit trail', 'Aktivitetslog', 'Ereignisprotokoll'),
	},
	admin: {
		group: accessGroup,
		useAsTitle: 'title',
		defaultColumns: ['createdAt', 'action', 'person', 'place', 'locale'],
		listSearchableFields: ['person', 'title', 'place'],
		hidden: ({ user }) => !hasRightForAll(asPerson(user), 'audit-entries', 'read'),
		components: {
			beforeListTable: [
				{
					path: '/admin/csv-download.tsx#CsvDownload',
					clientProps: { collection: 'audit-entries' },
				},
			],
		},
	},
	defaultSort: '-createdAt',
	disableDuplicate: true,
	lockDocuments: false,
	endpoints: [csvEndpoint],
	fields: [
		{
			name: 'action',
			type: 'select',
			required: true,
			index: true,
			label: words('What', 'Hvad', 'Was'),
			options: Object.entries(auditActions).map(([value, label]) => ({ value, label })),
		},
		{
			name: 'person',
			type: 'text',
			index: true,
			label: words('Who', 'Hvem', 'Wer'),
			admin: { components: { Cell: '/plugins/audit-log/cells.tsx#AuditPersonCell' } },
		},
		{
			name: 'place',
			type: 'text',
			index: true,
			label: words('Document', 'Dokument', 'Dokument'),
			admin: {
				description: words(
					'Kind and number, such as pages:12',
					'Art og nummer, for eksempel pages:12',
					'Art und Nummer, etwa pages:12',
				),
				components: { Cell: '/plugins/audit-log/cells.tsx#AuditDocumentCell' },
			},
		},
		{ name: 'title', type: 'text', label: words('Title', 'Titel', 'Titel') },
		{ name: 'locale', type: 'text', label: words('Language', 'Sprog', 'Sprache') },
		{ name: 'details', type: 'text', label: words('Details', 'Detaljer', 'Einzelheiten') },
	],
};
