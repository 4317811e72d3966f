import type { ViewerScheme } from './viewer-scheme';

/**
 * Gives the page the viewer's class of a scheme and holds it: the viewer sets the one it is configured with whenever a part of it starts.
 * Returns how to stop.
 */
export function holdScheme(scheme: ViewerScheme, body = document.body): () => void {
	const { classList } = body;
	const [chosen, other] =
		scheme === 'dark' ? ['dark-mode', 'light-mode'] : ['light-mode', 'dark-mode'];
	const hold = () => {
		if (classList.contains(chosen) && !classList.contains(other)) return;
		classList.remove(other);
		classList.add(chosen);
	};
	const observer = new MutationObserver(hold);
	observer.observe(body, { attributeFilter: ['class'] });
	hold();
	return () => observer.disconnect();
}
