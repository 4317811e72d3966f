import { type RefObject, useCallback, useEffect, useState } from 'react';

/**
 * Where the keyboard goes on once a dialog has moved a plan or taken it back: to the button of the plan on its new day, or to what is
 * said of it where the days that are shown don't have it (WCAG 2.4.3). Answers the function to call with the plan.
 */
export function useFocusAfterMove(
	days: RefObject<HTMLElement | null>,
	status: RefObject<HTMLElement | null>,
): (plan: number | string) => void {
	const [moved, setMoved] = useState<{ plan: number | string } | null>(null);
	useEffect(() => {
		if (!moved) return;
		const button = days.current?.querySelector<HTMLElement>(
			`[data-plan="${CSS.escape(String(moved.plan))}"]`,
		);
		(button ?? status.current)?.focus();
	}, [moved, days, status]);
	return useCallback((plan) => setMoved({ plan }), []);
}
