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

/** A dialog rendered outside the form: Payload's form would treat its inputs as fields and save on Enter. */
export const PageDialog = (props: Props) =>
	createPortal(
		<div className="page-dialog">
			<SmallDialog {...props} />
		</div>,
		document.body,
	);
