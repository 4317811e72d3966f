'use client';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { ConfirmDialog } from './confirm-dialog.tsx';

/** A question, and what is done when the answer is yes. */
export type Question = Omit<ComponentProps<typeof ConfirmDialog>, 'onClose'>;

/** Asks questions one at a time, in the dialog that it answers. */
export function useQuestion(): { ask: (question: Question) => void; dialog: ReactNode } {
	const [question, setQuestion] = useState<Question | null>(null);
	return {
		ask: setQuestion,
		dialog: question ? <ConfirmDialog {...question} onClose={() => setQuestion(null)} /> : null,
	};
}
