/**
 * Starts the configured third parties once the page is loaded and idle, without React. Runs inline in the head of pages that have any, after
 * their settings.
 */
interface AfterReady {
	openConsentSettings(): Promise<boolean>;
}

const afterReady = document.getElementById('page-settings')?.dataset.afterReady;

async function loadAfterReady(): Promise<AfterReady | undefined> {
	// A browser without what the scripts need (boot.ts).
	if (!afterReady || document.documentElement.dataset.scripts === 'none') return;
	try {
		return await import(/* @vite-ignore */ afterReady);
	} catch (error) {
		console.warn('Third parties failed:', error);
	}
}

// The button in the footer opens the consent settings; if they fail to load, it shows its own popover.
async function openConsentSettings(event: MouseEvent): Promise<void> {
	const button =
		event.target instanceof Element &&
		event.target.closest<HTMLButtonElement>('button[data-consent-settings]');
	if (!button) return;
	event.preventDefault();
	const isOpen = await (await loadAfterReady())?.openConsentSettings();
	if (!isOpen && button.popoverTargetElement instanceof HTMLElement)
		button.popoverTargetElement.showPopover();
}

addEventListener('load', () => {
	if ('requestIdleCallback' in window) requestIdleCallback(loadAfterReady, { timeout: 5000 });
	else setTimeout(loadAfterReady, 300);
});
document.addEventListener('click', openConsentSettings);
