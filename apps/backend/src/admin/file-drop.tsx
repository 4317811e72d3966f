'use client';
import { type DragEvent, useState } from 'react';
import { useTranslator } from '../platform/i18n/use-translator.ts';
import { words } from '../platform/i18n/words.ts';
import './file-drop.css';

const dropHere = words(
	'or drop it here',
	'eller slip den her',
	'oder hierher ziehen und loslassen',
);

interface Props {
	/** The text of the button and the name of the input. */
	label: string;
	/** As in `<input type="file" accept>`. */
	accept: string;
	/** The id of the element that describes the file. */
	describedBy?: string;
	/** The name of the current file. */
	fileName?: string | undefined;
	isDisabled?: boolean;
	onFile: (file: File) => void;
}

/** A button that opens the file dialog, in an area that accepts a dropped file. The same file can be chosen again. */
export function FileDrop(props: Props) {
	const { label, accept, describedBy, fileName, isDisabled = false, onFile } = props;
	const t = useTranslator();
	const [isDraggedOver, setDraggedOver] = useState(false);
	const chooseFirst = (files: FileList | null) => {
		const file = files?.[0];
		if (file && !isDisabled) onFile(file);
	};
	const drag = (isInside: boolean) => (event: DragEvent) => {
		event.preventDefault();
		setDraggedOver(isInside);
	};
	return (
		<label
			className={isDraggedOver ? 'file-drop file-drop--over' : 'file-drop'}
			onDragEnter={drag(true)}
			onDragLeave={drag(false)}
			onDragOver={drag(true)}
			onDrop={(event) => {
				drag(false)(event);
				chooseFirst(event.dataTransfer.files);
			}}
		>
			<input
				accept={accept}
				aria-describedby={describedBy}
				aria-label={label}
				className="sr-only"
				disabled={isDisabled}
				onChange={({ target }) => {
					chooseFirst(target.files);
					target.value = '';
				}}
				type="file"
			/>
			<span className="file-drop__button">{label}</span>
			<span className="file-drop__hint">{fileName ?? t(dropHere)}</span>
		</label>
	);
}
