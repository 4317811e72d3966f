'use client';
import type { ReactNode, RefObject } from 'react';
import { createPortal } from 'react-dom';
import { SmallDialog } from './small-dialog.tsx';

interface Props {
	title: string;
	dialog: RefObject<HTMLDialogElement | null>;
	onClose: () => void;
	children: ReactNode;
}

/** A dialog beside the form, not within it: Payload's form would take its inputs for fields, and Enter for saving. */
export const PageDialog = (props: Props) =>
	createPortal(
		<div className="page-dialog">
			<SmallDialog {...props} />
		</div>,
		document.body,
	);
