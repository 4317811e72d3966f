'use client';
import { type ReactNode, type RefObject, useEffect, useId } from 'react';
import './small-dialog.css';

interface Props {
	title: string;
	/** Its `close()` closes the dialog, as Escape does. */
	dialog: RefObject<HTMLDialogElement | null>;
	onClose: () => void;
	children: ReactNode;
}

/** A modal dialog that takes the focus and restores it on close (WCAG 2.4.3). */
export function SmallDialog({ title, dialog, onClose, children }: Props) {
	const id = useId();
	useEffect(() => dialog.current?.showModal(), [dialog]);
	return (
		<dialog aria-labelledby={id} className="small-dialog" onClose={onClose} ref={dialog}>
			<h2 id={id}>{title}</h2>
			{children}
		</dialog>
	);
}
