import sharp from 'sharp';

// What outlives a module in this program, forgotten for the next test file of the process: that sharp reads no drawings (render-image.ts).
sharp.unblock({ operation: ['VipsForeignLoad'] });
