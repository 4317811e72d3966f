// Keeps what is typed, chosen and clicked in the admin before React has hydrated a control, and repeats it afterwards. React would reset the
// text with its next render and does not see the click; Enter would send the form without the script.
const isHydrated = (element) => Object.keys(element).some((key) => key.startsWith('__reactProps$'));
const controls = 'button, [role="button"], input:is([type="checkbox"], [type="radio"])';
const lastMs = 60_000;

const texts = new Map();
const clicks = new Set();

/** The element, or the one with its id that React rendered in its place. */
const current = (element) =>
	element.isConnected ? element : element.id ? document.getElementById(element.id) : null;

function enter(field, text) {
	const typed = field.value.includes(text) ? field.value : text;
	// React ignores the event of a value that it has seen, so it must see another one first.
	field.value = '';
	Reflect.set(Object.getPrototypeOf(field), 'value', typed, field);
	field.dispatchEvent(
		new Event(field.localName === 'select' ? 'change' : 'input', { bubbles: true }),
	);
}

function repeat() {
	for (const [field, text] of texts) {
		const element = current(field);
		if (element && !isHydrated(element)) continue;
		texts.delete(field);
		if (element) enter(element, text);
	}
	for (const control of texts.size === 0 ? clicks : []) {
		const element = current(control);
		if (element && (!isHydrated(element) || element.disabled)) continue;
		clicks.delete(control);
		element?.click();
	}
	if (texts.size + clicks.size > 0 && performance.now() < lastMs) requestAnimationFrame(repeat);
}

function keep(remember) {
	if (texts.size + clicks.size === 0) requestAnimationFrame(repeat);
	remember();
}

const keepText = ({ target }) => {
	if (
		target.matches('input:not([type="checkbox"], [type="radio"]), textarea, select') &&
		!isHydrated(target)
	)
		keep(() => texts.set(target, target.value));
};
addEventListener('input', keepText, true);

addEventListener(
	'click',
	(event) => {
		const control = event.target.closest(controls);
		if (!control || isHydrated(control)) return;
		event.preventDefault();
		keep(() => clicks.add(control));
	},
	true,
);
