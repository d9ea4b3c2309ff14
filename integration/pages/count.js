// Counts what scripts on this page hold on to outside the elements themselves.
window.held = { listeners: [], frames: 0, timers: 0, waiting: 0, observers: 0 };
const { held } = window;

for (const target of [window, document, MediaQueryList.prototype]) {
  const add = target.addEventListener;
  target.addEventListener = function (type, listener, options) {
    held.listeners.push(type);
    options?.signal?.addEventListener?.('abort', () => held.listeners.splice(held.listeners.indexOf(type), 1));
    return add.call(this, type, listener, options);
  };
}

window.nativeFrame = window.requestAnimationFrame;
window.requestAnimationFrame = (paint) => {
  held.frames++;
  return window.nativeFrame((now) => {
    held.frames--;
    paint(now);
  });
};
const cancel = window.cancelAnimationFrame;
window.cancelAnimationFrame = (request) => {
  if (request) held.frames--;
  cancel(request);
};

const waiting = new Set();
const endWait = (id) => {
  waiting.delete(id);
  held.waiting = waiting.size;
};

for (const name of ['setTimeout', 'setInterval']) {
  const set = window[name];
  window[name] = (call, ...parts) => {
    held.timers++;
    const id = set(
      (...given) => {
        if (name === 'setTimeout') endWait(id);
        call(...given);
      },
      ...parts,
    );
    held.waiting = waiting.add(id).size;
    return id;
  };
}

for (const name of ['clearTimeout', 'clearInterval']) {
  const clear = window[name];
  window[name] = (id) => {
    endWait(id);
    clear(id);
  };
}

const Observer = window.ResizeObserver;
window.ResizeObserver = class extends Observer {
  constructor(report) {
    super(report);
    held.observers++;
  }
  disconnect() {
    held.observers--;
    super.disconnect();
  }
};
