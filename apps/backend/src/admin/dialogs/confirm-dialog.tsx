'use client';
import { useRef } from 'react';
import { DialogButtons } from './dialog-buttons.tsx';
import { PageDialog } from './page-dialog.tsx';

interface Props {
	title: string;
	/** The consequences of the action. */
	text: string;
	/** The label of the button that confirms. */
	confirm: string;
	onConfirm: () => unknown;
	onClose: () => void;
}

/** Asks for confirmation before an action that is not easily undone. */
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
