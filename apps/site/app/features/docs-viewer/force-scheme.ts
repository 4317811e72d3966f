import type { ViewerScheme } from './viewer-scheme';

/**
 * Sets the viewer's class for a scheme on the body, and sets it again after every change, because the viewer's parts reset the class to the
 * configured scheme when they start. Returns a function that stops it.
 */
export function forceScheme(scheme: ViewerScheme, body = document.body): () => void {
	const { classList } = body;
	const [schemeClass, otherClass] =
		scheme === 'dark' ? ['dark-mode', 'light-mode'] : ['light-mode', 'dark-mode'];
	const apply = () => {
		if (classList.contains(schemeClass) && !classList.contains(otherClass)) return;
		classList.remove(otherClass);
		classList.add(schemeClass);
	};
	const observer = new MutationObserver(apply);
	observer.observe(body, { attributeFilter: ['class'] });
	apply();
	return () => observer.disconnect();
}
