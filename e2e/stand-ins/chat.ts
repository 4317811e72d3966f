import { startScriptStandIn } from './script.ts';

/** A support chat whose widget exists 500 ms after its script has run. The widget counts how often it was opened. */
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
