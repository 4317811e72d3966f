'use client';
import { useRef } from 'react';
import { DialogButtons } from './dialog-buttons.tsx';
import { PageDialog } from './page-dialog.tsx';

interface Props {
	title: string;
	/** What will happen. */
	text: string;
	/** The button that does it. */
	confirm: string;
	onConfirm: () => unknown;
	onClose: () => void;
}

/** A question before something that is not easily undone. */
export function ConfirmDialog({ title, text, confirm, onConfirm, onClose }: Props) {
	const dialog = useRef<HTMLDialogElement>(null);
	return (
		<PageDialog dialog={dialog} onClose={onClose} title={title}>
			<p>{text}</p>
			<DialogButtons
				confirm={confirm}
				isDisabled={false}
				onCancel={() => dialog.current?.close()}
				onConfirm={() => {
					dialog.current?.close();
					onConfirm();
				}}
			/>
		</PageDialog>
	);
}
