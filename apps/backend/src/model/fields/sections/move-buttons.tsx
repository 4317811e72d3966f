'use client';
import { useForm, useFormFields, useRowLabel, useTranslation } from '@payloadcms/ui';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { translatorIn, words } from '../../../platform/i18n/words.ts';
import './sections.css';

const moveWords = {
	up: words('Move up', 'Flyt op', 'Nach oben'),
	down: words('Move down', 'Flyt ned', 'Nach unten'),
	moved: words('Now at place', 'Nu på plads', 'Jetzt an Stelle'),
	of: words('of', 'af', 'von'),
};

/** The target of the last move. The row rendered there takes the focus, also when Payload's response renders it again. */
const lastMove = { list: '', to: -1, by: 0 };

const isActivation = (event: Event) =>
	event instanceof KeyboardEvent && (event.key === 'Enter' || event.key === ' ');

/** Stops restoring the focus when the person clicks or presses another key. */
function clearLastMove(event: Event): void {
	if (isActivation(event)) return;
	lastMove.to = -1;
	document.removeEventListener('pointerdown', clearLastMove, true);
	document.removeEventListener('keydown', clearLastMove, true);
}

/** Two buttons in a section's row that move it by one position. The focus stays on the button, and the new position is announced. */
export function MoveButtons() {
	const { path, rowNumber = 0 } = useRowLabel();
	const { disabled, moveFieldRow } = useForm();
	const { i18n } = useTranslation();
	const t = translatorIn(i18n.language);
	const buttons = useRef<(HTMLButtonElement | null)[]>([]);
	const [announcement, setAnnouncement] = useState('');
	const list = path.slice(0, path.lastIndexOf('.'));
	const count = useFormFields(([fields]) => fields[list]?.rows?.length ?? 0);
	// biome-ignore lint/correctness/useExhaustiveDependencies: runs only after the row has moved
	useEffect(() => {
		if (lastMove.list !== list || lastMove.to !== rowNumber) return;
		const button = buttons.current[lastMove.by < 0 ? 0 : 1];
		(button?.disabled
			? buttons.current.find((candidate) => candidate && !candidate.disabled)
			: button
		)?.focus();
		setAnnouncement(`${t(moveWords.moved)} ${rowNumber + 1} ${t(moveWords.of)} ${count}`);
	}, [rowNumber]);
	const move = (by: number) => (event: MouseEvent) => {
		// A click on the row would toggle the section.
		event.stopPropagation();
		Object.assign(lastMove, { list, to: rowNumber + by, by });
		document.addEventListener('pointerdown', clearLastMove, true);
		document.addEventListener('keydown', clearLastMove, true);
		moveFieldRow({ path: list, moveFromIndex: rowNumber, moveToIndex: rowNumber + by });
	};
	if (disabled) return null;
	return (
		<span className="section-tools">
			{([-1, 1] as const).map((by, place) => (
				<button
					aria-label={`${t(by < 0 ? moveWords.up : moveWords.down)}: ${rowNumber + 1}`}
					className="section-tool"
					disabled={by < 0 ? rowNumber === 0 : rowNumber >= count - 1}
					key={by}
					onClick={move(by)}
					ref={(button) => {
						buttons.current[place] = button;
					}}
					type="button"
				>
					<span aria-hidden="true">{by < 0 ? '↑' : '↓'}</span>
				</button>
			))}
			<span aria-live="polite" className="sr-only">
				{announcement}
			</span>
		</span>
	);
}
