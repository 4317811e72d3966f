'use client';
import { WatchChildErrors } from '@payloadcms/ui';
import type { RowFieldClient } from 'payload';
import { useState } from 'react';
import { useTranslator } from '../../platform/i18n/use-translator.ts';
import { words } from '../../platform/i18n/words.ts';
import { type SidebarTab, sidebarLabels } from './in-sidebar.ts';
import type { PanelMarks } from './tab-marks.ts';

const toCorrect = words(
	'Fields to correct: {count}',
	'Felter, der skal rettes: {count}',
	'Zu korrigierende Felder: {count}',
);

interface Props {
	/** The prefix of the tabs' ids. */
	id: string;
	name: SidebarTab;
	row: RowFieldClient;
	isOpen: boolean;
	marks: PanelMarks | undefined;
	onOpen: () => void;
}

/** A tab with its marks: the number of fields with errors, and the number of pending items. */
export function SidebarTabButton({ id, name, row, isOpen, marks = {}, onOpen }: Props) {
	const t = useTranslator();
	const [errors, setErrors] = useState(0);
	const pendingMarks = Object.values(marks).filter((mark) => mark !== null);
	const count = pendingMarks.reduce((sum, mark) => sum + mark.count, 0);
	const texts = [
		...(errors > 0 ? [t(toCorrect, { count: errors })] : []),
		...pendingMarks.map(({ text }) => text),
	];
	return (
		<>
			<WatchChildErrors fields={row.fields} path={[]} setErrorCount={setErrors} />
			<button
				aria-controls={`${id}-${name}-panel`}
				aria-selected={isOpen}
				className="sidebar-tab"
				data-tab={name}
				id={`${id}-${name}`}
				onClick={onOpen}
				role="tab"
				tabIndex={isOpen ? 0 : -1}
				type="button"
			>
				{t(sidebarLabels[name])}
				{errors > 0 ? (
					<span aria-hidden="true" className="sidebar-mark sidebar-mark--error">
						{errors}
					</span>
				) : null}
				{count > 0 ? (
					<span aria-hidden="true" className="sidebar-mark">
						{count}
					</span>
				) : null}
				{texts.length > 0 ? <span className="sr-only">: {texts.join(', ')}</span> : null}
			</button>
		</>
	);
}
