'use client';
import { useForm, useFormFields, useRowLabel, useTranslation } from '@payloadcms/ui';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { translatorIn } from '../../../platform/i18n/translator-in.ts';
import { words } from '../../../platform/i18n/words.ts';
import './sections.css';

const moveWords = {
	up: words('Move up', 'Flyt op', 'Nach oben'),
	down: words('Move down', 'Flyt ned', 'Nach unten'),
	moved: words('Now at place', 'Nu på plads', 'Jetzt an Stelle'),
	of: words('of', 'af', 'von'),
};

/** Where the row is whose button was pressed last: whatever is drawn there takes the focus on, also when Payload's answer draws it once more. */
const pressed = { list: '', to: -1, by: 0 };

const isPressing = (event: Event) =>
	event instanceof KeyboardEvent && (event.key === 'Enter' || event.key === ' ');

/** Whoever goes elsewhere takes the focus along. */
function leave(event: Event): void {
	if (isPressing(event)) return;
	pressed.to = -1;
	document.removeEventListener('pointerdown', leave, true);
	document.removeEventListener('keydown', leave, true);
}

/** Two buttons in a section's line that move it by one place, by keyboard too: the focus stays on the button, and the new place is said. */
export function MoveButtons() {
	const { path, rowNumber = 0 } = useRowLabel();
	const { disabled, moveFieldRow } = useForm();
	const { i18n } = useTranslation();
	const t = translatorIn(i18n.language);
	const buttons = useRef<(HTMLButtonElement | null)[]>([]);
	const [announcement, setAnnouncement] = useState('');
	const list = path.slice(0, path.lastIndexOf('.'));
	const count = useFormFields(([fields]) => fields[list]?.rows?.length ?? 0);
	// biome-ignore lint/correctness/useExhaustiveDependencies: once it stands at another place
	useEffect(() => {
		if (pressed.list !== list || pressed.to !== rowNumber) return;
		const button = buttons.current[pressed.by < 0 ? 0 : 1];
		(button?.disabled ? buttons.current.find((one) => one && !one.disabled) : button)?.focus();
		setAnnouncement(`${t(moveWords.moved)} ${rowNumber + 1} ${t(moveWords.of)} ${count}`);
	}, [rowNumber]);
	const move = (by: number) => (event: MouseEvent) => {
		// The line itself folds the section.
		event.stopPropagation();
		Object.assign(pressed, { list, to: rowNumber + by, by });
		document.addEventListener('pointerdown', leave, true);
		document.addEventListener('keydown', leave, true);
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
			<span aria-live="polite" className="section-said">
				{announcement}
			</span>
		</span>
	);
}
