// A closed line has no ends. Older Chromiums, 143 among them, draw caps at them all the same where it is thinner than a
// pixel: here they are told not to, so that one picture holds for all.
const Path = Path2D;
const { stroke } = CanvasRenderingContext2D.prototype;
const closed = new WeakSet();

globalThis.Path2D = function (d) {
  const path = new Path(d);
  if (/z$/i.test(d)) closed.add(path);
  return path;
};

CanvasRenderingContext2D.prototype.stroke = function (...path) {
  const { lineCap } = this;
  if (closed.has(path[0])) this.lineCap = 'butt';
  stroke.apply(this, path);
  this.lineCap = lineCap;
};
