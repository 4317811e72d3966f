import { type RefObject, useCallback, useEffect, useState } from 'react';

/**
 * Sets the focus after a dialog moved or removed a plan (WCAG 2.4.3): on the plan's button on its new day, or on the status message if
 * the visible days do not contain the plan. Returns a function to call with the plan's id.
 */
export function useFocusAfterMove(
	days: RefObject<HTMLElement | null>,
	status: RefObject<HTMLElement | null>,
): (plan: number | string) => void {
	const [movedPlan, setMovedPlan] = useState<{ plan: number | string } | null>(null);
	useEffect(() => {
		if (!movedPlan) return;
		const button = days.current?.querySelector<HTMLElement>(
			`[data-plan="${CSS.escape(String(movedPlan.plan))}"]`,
		);
		(button ?? status.current)?.focus();
	}, [movedPlan, days, status]);
	return useCallback((plan) => setMovedPlan({ plan }), []);
}
