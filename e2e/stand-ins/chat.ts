import { startScriptStandIn } from './script.ts';

/** A support chat whose widget appears a moment after its script, and counts how often it was opened. */
export const startChat = () =>
	startScriptStandIn(() => {
		setTimeout(() => {
			const widget = {
				opened: 0,
				open: () => {
					widget.opened += 1;
				},
			};
			Reflect.set(window, 'chatWidget', widget);
		}, 500);
	});
