/** @type {Map<string, number>} Steps under way, and when they began. */
const running = new Map();
/** @type {NodeJS.Timeout | undefined} */
let timer;

const secondsSince = (/** @type {number} */ start) => Math.round((Date.now() - start) / 1000);

/** Shows the steps under way with their seconds on the terminal's last line. */
function show() {
	const steps = [...running].map(([label, start]) => `${label} … ${secondsSince(start)} s`);
	process.stdout.write(`\r\u001b[K${steps.join('   ')}`);
}

/**
 * Says that a step is under way and, once it has succeeded, how long it took. On a terminal the seconds are counted on one line, for all steps
 * that run at once; elsewhere each step has a line at its beginning and one at its end.
 *
 * @template T
 * @param {string} label what is done, such as `Building the site`
 * @param {() => Promise<T>} work
 * @returns {Promise<T>} what the work returns; it rejects as the work does
 */
export async function step(label, work) {
	const start = Date.now();
	const isTerminal = process.stdout.isTTY;
	running.set(label, start);
	if (isTerminal) {
		show();
		timer ??= setInterval(show, 1000);
	} else console.log(`${label} …`);
	const end = (/** @type {string} */ line) => {
		running.delete(label);
		if (running.size === 0) {
			clearInterval(timer);
			timer = undefined;
		}
		console.log(isTerminal ? `\r\u001b[K${line}` : line);
		if (isTerminal && running.size > 0) show();
	};
	try {
		const result = await work();
		end(`✓ ${label} (${secondsSince(start)} s)`);
		return result;
	} catch (error) {
		end(`✗ ${label}`);
		throw error;
	}
}
