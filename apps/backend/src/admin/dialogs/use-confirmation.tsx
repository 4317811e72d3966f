'use client';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { ConfirmDialog } from './confirm-dialog.tsx';

/** A question and the action to run when the user confirms. */
export type Question = Omit<ComponentProps<typeof ConfirmDialog>, 'onClose'>;

/** Asks one question at a time in the returned dialog. */
export function useConfirmation(): { confirm: (question: Question) => void; dialog: ReactNode } {
	const [question, setQuestion] = useState<Question | null>(null);
	return {
		confirm: setQuestion,
		dialog: question ? <ConfirmDialog {...question} onClose={() => setQuestion(null)} /> : null,
	};
}
