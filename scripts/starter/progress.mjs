/** @type {Map<string, number>} Start times of the running steps. */
const running = new Map();
/** @type {NodeJS.Timeout | undefined} */
let timer;

const secondsSince = (/** @type {number} */ start) => Math.round((Date.now() - start) / 1000);

/** Shows the running steps with their seconds on the terminal's last line. */
function show() {
	const steps = [...running].map(([label, start]) => `${label} … ${secondsSince(start)} s`);
	process.stdout.write(`\r\u001b[K${steps.join('   ')}`);
}

/**
 * Prints that a step is running and, once it has succeeded, how long it took. On a terminal, one line counts the seconds of all running
 * steps; elsewhere each step prints a line at its beginning and at its end.
 *
 * @template T
 * @param {string} label the step, such as `Building the site`
 * @param {() => Promise<T>} work
 * @returns {Promise<T>} the result of `work`; rejects with its error
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
