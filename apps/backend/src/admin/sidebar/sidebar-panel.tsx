'use client';
import { RenderFields, useDocumentInfo } from '@payloadcms/ui';
import type { RowFieldClient, RowFieldClientProps } from 'payload';
import { getFieldPaths } from 'payload/shared';
import { type Dispatch, type SetStateAction, useCallback } from 'react';
import { useTranslator } from '../../platform/i18n/use-translator.ts';
import { words } from '../../platform/i18n/words.ts';
import { useLockedByOther } from '../saving/use-locked-by-other.ts';
import type { SidebarTab } from './in-sidebar.ts';
import { type Marks, SetTabMark, type TabMark } from './tab-marks.ts';

const nothing = words(
	'Nothing to do here yet.',
	'Her er intet at gøre endnu.',
	'Hier ist noch nichts zu tun.',
);

interface Props {
	/** The prefix of the tabs' ids. */
	id: string;
	name: SidebarTab;
	index: number;
	row: RowFieldClient;
	isOpen: boolean;
	/** The props that Payload passes to the field with the tabs. */
	form: RowFieldClientProps;
	onMark: Dispatch<SetStateAction<Marks>>;
}

/** The fields and panels of one tab. */
export function SidebarPanel({ id, name, index, row, isOpen, form, onMark }: Props) {
	const t = useTranslator();
	// Payload (3.90.1) passes `permissions: true` and no `readOnly` to the components of unnamed fields, whatever the user may do.
	const { docPermissions, hasSavePermission, isTrashed } = useDocumentInfo();
	const isLocked = useLockedByOther();
	const setMark = useCallback(
		(panel: string, mark: TabMark | null) =>
			onMark((now) => ({ ...now, [name]: { ...now[name], [panel]: mark } })),
		[name, onMark],
	);
	const { indexPath, path, schemaPath } = getFieldPaths({
		field: row,
		index,
		parentIndexPath: form.indexPath ?? '',
		parentPath: form.path,
		parentSchemaPath: form.schemaPath ?? '',
	});
	return (
		<div
			aria-labelledby={`${id}-${name}`}
			className="sidebar-panel"
			hidden={!isOpen}
			id={`${id}-${name}-panel`}
			role="tabpanel"
		>
			<SetTabMark value={setMark}>
				<RenderFields
					fields={row.fields}
					forceRender
					parentIndexPath={indexPath}
					parentPath={path}
					parentSchemaPath={schemaPath}
					permissions={docPermissions?.fields ?? {}}
					readOnly={!hasSavePermission || Boolean(isTrashed) || isLocked}
				/>
			</SetTabMark>
			<p className="sidebar-nothing">{t(nothing)}</p>
		</div>
	);
}
