/** Maximum time that a navigation waits for a repaint, in milliseconds (specification section 9). */
export const repaintLimit = 100;

/** Resolves after the next paint, at the latest after 100 ms (a hidden page never paints). */
export function repaint(): Promise<void> {
	return new Promise((resolve) => {
		setTimeout(resolve, repaintLimit);
		requestAnimationFrame(() => setTimeout(resolve));
	});
}

/** Client middleware that renders the next page only after the click has been painted (Interaction to Next Paint). */
export async function awaitRepaint<Result>(
	_: unknown,
	next: () => Promise<Result>,
): Promise<Result> {
	const [result] = await Promise.all([next(), repaint()]);
	return result;
}
