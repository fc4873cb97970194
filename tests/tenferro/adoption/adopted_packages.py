"""Functions of packages that nobody wrote for tenferro: a package, a function, and arguments.

A row is the path of a function and its arguments; floats and arrays of floats are differentiated.
Where the public interface is a class, `USES` has a function that calls it.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from types import ModuleType
from typing import Any

import numpy as np

A = np.array
LINE = np.linspace(-2.0, 3.0, 7)
Row = tuple[str, tuple[Any, ...]]

QUATERNION = A([0.5, 0.1, -0.7, 0.4])
UNIT = A([0.48, 0.6, 0.0, 0.64])
ROTATION = A([[0.36, 0.48, -0.8], [-0.8, 0.6, 0.0], [0.48, 0.64, 0.6]])

PACKAGES: dict[str, list[Row]] = {
    "pymap3d": [
        ("geodetic2ecef", (42.0, -82.0, 200.0)),
        ("ecef2geodetic", (660675.2, -4700948.7, 4245737.7)),
        ("geodetic2enu", (42.1, -81.9, 1139.7, 42.0, -82.0, 200.0)),
        ("enu2geodetic", (186.3, 286.8, 939.7, 42.0, -82.0, 200.0)),
        ("geodetic2aer", (42.1, -81.9, 1139.7, 42.0, -82.0, 200.0)),
        ("aer2geodetic", (33.0, 70.0, 1000.0, 42.0, -82.0, 200.0)),
        ("geodetic2ned", (42.1, -81.9, 1139.7, 42.0, -82.0, 200.0)),
        ("ned2geodetic", (286.8, 186.3, -939.7, 42.0, -82.0, 200.0)),
        ("ecef2enu", (660930.2, -4701424.0, 4246579.6, 42.0, -82.0, 200.0)),
        ("enu2ecef", (186.3, 286.8, 939.7, 42.0, -82.0, 200.0)),
        ("ecef2aer", (660930.2, -4701424.0, 4246579.6, 42.0, -82.0, 200.0)),
        ("aer2ecef", (33.0, 70.0, 1000.0, 42.0, -82.0, 200.0)),
        ("aer2enu", (33.0, 70.0, 1000.0)),
        ("enu2aer", (186.3, 286.8, 939.7)),
        ("latitude.geodetic2conformal", (48.2,)),
        ("latitude.geodetic2rectifying", (48.2,)),
        ("latitude.geodetic2authalic", (48.2,)),
        ("latitude.geodetic2isometric", (48.2,)),
        ("latitude.geod2geoc", (48.2, 120.0)),
        ("rcurve.meridian", (48.2,)),
        ("rcurve.transverse", (48.2,)),
        ("vincenty.vreckon", (10.0, 20.0, 3e6, 38.0)),
        ("vincenty.vdist", (10.0, 20.0, 40.0, 80.0)),
        ("haversine.anglesep", (35.0, 23.0, 84.0, 20.0)),
        ("lox.loxodrome_inverse", (40.0, -80.0, 65.0, -148.0)),
        ("spherical.geodetic2spherical", (42.0, -82.0, 200.0)),
    ],
    "fluids": [
        ("friction.friction_factor", (1e5, 1e-4)),
        ("friction.Colebrook", (1e5, 1e-4)),
        ("friction.Clamond", (1e5, 1e-4)),
        ("friction.Haaland", (1e5, 1e-4)),
        ("friction.Churchill_1977", (1e5, 1e-4)),
        ("friction.Swamee_Jain_1976", (1e5, 1e-4)),
        ("friction.Serghides_1", (1e5, 1e-4)),
        ("friction.helical_turbulent_fd_Schmidt", (1e4, 0.01, 0.02)),
        ("friction.one_phase_dP", (10.0, 1000.0, 1e-5, 0.1)),
        ("core.Reynolds", (2.5, 0.25, 1.13, 1.85e-5)),
        ("core.Prandtl", (1637.0, 0.01, 4.61e-6)),
        ("core.Grashof", (0.9144, 0.000933, 178.2, 20.0, 1.1613, 1.9e-5)),
        ("core.c_ideal_gas", (303.0, 1.4, 28.96)),
        ("fittings.entrance_rounded", (0.1, 0.0235)),
        ("fittings.contraction_conical", (0.1, 0.04, 0.0, 0.04)),
        ("fittings.diffuser_conical", (1 / 3, 1.0, None, 50.0, 0.03)),
        ("fittings.bend_rounded", (4.02, 60.0, 0.4, 50.0)),
        ("drag.Stokes", (0.1,)),
        ("drag.Barati", (200.0,)),
        ("drag.Clift", (200.0,)),
        ("packed_bed.Ergun", (8e-4, 0.4, 1e-3, 1e3, 1e-3)),
        ("packed_bed.Kuo_Nydegger", (8e-4, 0.4, 1e-1, 1e3, 1e-3)),
        ("compressible.isentropic_T_rise_compression", (286.8, 54050.0, 432400.0, 1.4)),
        ("compressible.Panhandle_A", (0.693, 277.15, 160e3, 0.34, 90e5, 20e5)),
        ("two_phase.Lockhart_Martinelli", (0.6, 0.1, 915.0, 2.67, 180e-6, 14e-6, 0.05, 1.0)),
        ("two_phase.Friedel", (0.6, 0.1, 915.0, 2.67, 180e-6, 14e-6, 0.0487, 0.05, 1e-5, 1.0)),
        ("open_flow.V_Manning", (0.2859, 0.005236, 0.03)),
        ("separator.K_separator_Watkins", (0.88, 985.4, 1.3)),
        ("mixing.time_helical_ribbon_Grenville", (0.3, 1.1)),
    ],
    "ht": [
        ("LMTD", (100.0, 60.0, 30.0, 40.2)),
        ("conv_internal.turbulent_Dittus_Boelter", (1e5, 1.2)),
        ("conv_internal.turbulent_Gnielinski", (1e5, 1.2, 0.0185)),
        ("conv_internal.turbulent_Petukhov_Kirillov_Popov", (1e5, 1.2, 0.0185)),
        ("conv_external.Nu_cylinder_Churchill_Bernstein", (6071.0, 0.7)),
        ("hx.effectiveness_from_NTU", (3.4, 0.83)),
        ("radiation.q_rad", (1.0, 400.0, 305.0)),
        (
            "boiling_nucleic.Rohsenow",
            (957.854, 0.595593, 2.79e-4, 0.68, 4217.0, 2.257e6, 0.0589, 4.9),
        ),
        ("conduction.R_cylinder", (0.9, 1.0, 20.0, 10.0)),
    ],
    "chemicals": [
        ("vapor_pressure.Antoine", (100.0, 8.95894, 510.595, -15.95)),
        (
            "vapor_pressure.Wagner",
            (100.0, 190.53, 4596420.0, -6.00435, 1.1885, -0.834082, -1.22833),
        ),
        ("vapor_pressure.Lee_Kesler", (347.2, 425.1, 5.13e6, 0.25)),
        ("heat_capacity.Shomate", (500.0, 33.98, 0.02, 1.1e-6, -3e-10, -8.6e4)),
        ("heat_capacity.TRCCp", (300.0, 4.0, 7.65e5, 720.0, 3.565, -0.052, -1.55e-2, 52.0, 201.0)),
        ("virial.BVirial_Pitzer_Curl", (510.0, 425.2, 38e5, 0.193)),
        ("virial.BVirial_Tsonopoulos", (510.0, 425.2, 38e5, 0.193)),
        ("viscosity.Viswanath_Natarajan_3", (298.15, -11.8, 1156.0, -8.1)),
        ("volume.Rackett", (272.03889, 369.83, 4248000.0, 0.2763)),
        ("volume.COSTALD", (272.03889, 369.83333, 0.20008161e-3, 0.1532)),
        ("interface.Brock_Bird", (293.15, 404.75, 633.0, 4530000.0)),
        ("rachford_rice.Rachford_Rice_flash_error", (0.5, A([0.5, 0.3, 0.2]), A([1.7, 0.7, 0.6]))),
        ("flash_basic.K_value", (101325.0, 3000.0)),
        ("thermal_conductivity.Sato_Riedel", (300.0, 47.0, 390.0, 520.0)),
    ],
    "psychrolib": [
        ("GetTKelvinFromTCelsius", (20.0,)),
        ("GetSatVapPres", (25.0,)),
        ("GetHumRatioFromRelHum", (25.0, 0.5, 101325.0)),
        ("GetVapPresFromHumRatio", (0.01, 101325.0)),
        ("GetMoistAirEnthalpy", (30.0, 0.02)),
        ("GetMoistAirVolume", (30.0, 0.02, 95461.0)),
        ("GetMoistAirDensity", (30.0, 0.02, 95461.0)),
        ("GetDegreeOfSaturation", (25.0, 0.01, 101325.0)),
        ("GetVaporPressureDeficit", (25.0, 0.01, 101325.0)),
        ("GetStandardAtmPressure", (1000.0,)),
        ("GetTDewPointFromVapPres", (25.0, 1500.0)),
        ("GetTWetBulbFromHumRatio", (25.0, 0.01, 101325.0)),
    ],
    "seawater": [
        ("dens", (35.0, 20.0, 1000.0)),
        ("svel", (35.0, 20.0, 1000.0)),
        ("cp", (35.0, 20.0, 1000.0)),
        ("ptmp", (35.0, 20.0, 1000.0)),
        ("adtg", (35.0, 20.0, 1000.0)),
        ("alpha", (35.0, 20.0, 1000.0)),
        ("beta", (35.0, 20.0, 1000.0)),
        ("dpth", (1000.0, 30.0)),
        ("fp", (35.0, 100.0)),
        ("satO2", (35.0, 20.0)),
    ],
    "transforms3d": [
        ("euler.euler2mat", (0.3, -0.4, 1.2)),
        ("euler.mat2euler", (ROTATION,)),
        ("euler.euler2quat", (0.3, -0.4, 1.2)),
        ("quaternions.quat2mat", (UNIT,)),
        ("quaternions.qmult", (QUATERNION, UNIT)),
        ("quaternions.qinverse", (QUATERNION,)),
        ("quaternions.rotate_vector", (A([1.0, 2.0, 3.0]), UNIT)),
        ("axangles.axangle2mat", (A([1.0, 2.0, 3.0]), 0.7)),
        ("affines.compose", (A([1.0, 2.0, 3.0]), ROTATION, A([2.0, 0.5, 1.5]))),
        ("shears.striu2mat", (A([0.1, 0.2, 0.3]),)),
    ],
    "navpy": [
        ("lla2ecef", (42.0, -82.0, 200.0)),
        ("ecef2lla", (A([660675.2, -4700948.7, 4245737.7]),)),
        ("lla2ned", (42.1, -81.9, 1139.7, 42.0, -82.0, 200.0)),
        ("angle2dcm", (0.3, -0.4, 1.2)),
        ("dcm2angle", (ROTATION,)),
        ("angle2quat", (0.3, -0.4, 1.2)),
        ("quat2dcm", (0.48, A([0.6, 0.0, 0.64]))),
        ("earthrate", (42.0,)),
        ("earthrad", (42.0,)),
    ],
    "haversine": [
        ("haversine", ((45.7597, 4.8422), (48.8567, 2.3508))),
        ("inverse_haversine", ((45.7597, 4.8422), 32.0, 1.2)),
    ],
    "numpy_financial": [
        ("fv", (0.05 / 12, 120.0, -100.0, -100.0)),
        ("pv", (0.05 / 12, 120.0, -100.0, 15692.93)),
        ("pmt", (0.075 / 12, 180.0, 200000.0)),
        ("nper", (0.07 / 12, -150.0, 8000.0)),
        ("ipmt", (0.0824 / 12, 3.0, 12.0, 2500.0)),
        ("npv", (0.281, A([-100.0, 39.0, 59.0, 55.0, 20.0]))),
        ("mirr", (A([-100.0, 39.0, 59.0, 55.0, 20.0]), 0.1, 0.12)),
        ("irr", (A([-100.0, 39.0, 59.0, 55.0, 20.0]),)),
    ],
    "py_vollib": [
        ("black_scholes.black_scholes", ("c", 100.0, 95.0, 0.5, 0.01, 0.2)),
        ("black.black", ("p", 100.0, 95.0, 0.01, 0.2, 0.5)),
        ("black_scholes_merton.black_scholes_merton", ("c", 100.0, 95.0, 0.5, 0.01, 0.2, 0.02)),
        ("black_scholes.greeks.analytical.delta", ("c", 100.0, 95.0, 0.5, 0.01, 0.2)),
    ],
    "lmfit": [
        ("lineshapes.gaussian", (LINE, 1.3, 0.4, 0.8)),
        ("lineshapes.gaussian2d", (LINE, LINE, 1.3, 0.4, 0.5, 0.8, 0.9)),
        ("lineshapes.lorentzian", (LINE, 1.3, 0.4, 0.8)),
        ("lineshapes.split_lorentzian", (LINE, 1.3, 0.4, 0.8, 1.1)),
        ("lineshapes.voigt", (LINE, 1.3, 0.4, 0.8, 0.5)),
        ("lineshapes.pvoigt", (LINE, 1.3, 0.4, 0.8, 0.5)),
        ("lineshapes.moffat", (LINE, 1.3, 0.4, 0.8, 1.5)),
        ("lineshapes.pearson4", (LINE, 1.3, 0.4, 0.8, 1.5, 0.3)),
        ("lineshapes.pearson7", (LINE, 1.3, 0.4, 0.8, 1.5)),
        ("lineshapes.breit_wigner", (LINE, 1.3, 0.4, 0.8, 1.5)),
        ("lineshapes.damped_oscillator", (LINE + 3.0, 1.3, 1.4, 0.1)),
        ("lineshapes.dho", (LINE, 1.3, 0.4, 0.8, 1.2)),
        ("lineshapes.logistic", (LINE, 1.3, 0.4, 0.8)),
        ("lineshapes.lognormal", (LINE + 3.0, 1.3, 0.4, 0.8)),
        ("lineshapes.students_t", (LINE, 1.3, 0.4, 0.8)),
        ("lineshapes.expgaussian", (LINE, 1.3, 0.4, 0.8, 1.1)),
        ("lineshapes.doniach", (LINE, 1.3, 0.4, 0.8, 0.2)),
        ("lineshapes.skewed_gaussian", (LINE, 1.3, 0.4, 0.8, 0.6)),
        ("lineshapes.skewed_voigt", (LINE, 1.3, 0.4, 0.8, 0.5, 0.6)),
        ("lineshapes.sine", (LINE, 1.3, 0.4, 0.8)),
        ("lineshapes.expsine", (LINE, 1.3, 0.4, 0.8, 0.2)),
        ("lineshapes.thermal_distribution", (LINE + 4.0, 1.3, 0.4, 0.8)),
        ("lineshapes.step", (LINE, 1.3, 0.4, 0.8, "erf")),
        ("lineshapes.rectangle", (LINE, 1.3, 0.4, 0.8, 1.7, 0.6, "logistic")),
        ("lineshapes.exponential", (LINE, 1.3, 0.8)),
        ("lineshapes.powerlaw", (LINE + 3.0, 1.3, 0.8)),
    ],
    "ahrs": [
        ("common.orientation.q2R", (UNIT,)),
        ("common.orientation.q_prod", (QUATERNION, UNIT)),
        ("common.orientation.q_conj", (QUATERNION,)),
        ("common.orientation.q2euler", (UNIT,)),
        ("common.orientation.acc2q", (A([0.3, -0.2, 9.7]),)),
        ("common.orientation.dcm2quat", (ROTATION,)),
        ("common.orientation.slerp", (UNIT, A([0.6, 0.48, 0.64, 0.0]), A([0.3, 0.6]))),
        ("common.frames.geodetic2ecef", (0.7, 0.3, 100.0)),
    ],
    "colour": [
        ("XYZ_to_Lab", (A([0.2065, 0.1219, 0.0514]),)),
        ("Lab_to_XYZ", (A([41.5, 52.6, 26.9]),)),
        ("XYZ_to_Luv", (A([0.2065, 0.1219, 0.0514]),)),
        ("XYZ_to_xyY", (A([0.2065, 0.1219, 0.0514]),)),
        ("XYZ_to_sRGB", (A([0.2065, 0.1219, 0.0514]),)),
        ("sRGB_to_XYZ", (A([0.7, 0.2, 0.1]),)),
        ("XYZ_to_Oklab", (A([0.2065, 0.1219, 0.0514]),)),
        ("XYZ_to_IPT", (A([0.2065, 0.1219, 0.0514]),)),
        ("RGB_to_HSV", (A([0.7, 0.2, 0.1]),)),
        ("delta_E", (A([41.5, 52.6, 26.9]), A([40.0, 50.0, 30.0]))),
        ("difference.delta_E_CIE1976", (A([41.5, 52.6, 26.9]), A([40.0, 50.0, 30.0]))),
        ("lightness", (12.19,)),
        ("models.eotf_ST2084", (0.508,)),
        (
            "adaptation.chromatic_adaptation_VonKries",
            (A([0.2, 0.12, 0.05]), A([0.95, 1, 1.1]), A([1.1, 1, 0.4])),
        ),
        ("temperature.uv_to_CCT_Robertson1968", (A([0.194, 0.315]),)),
    ],
    "iapws": [
        ("iapws97._Region1", (300.0, 3.0)),
        ("iapws97._Region2", (700.0, 30.0)),
        ("iapws97._PSat_T", (500.0,)),
        ("iapws97._TSat_P", (10.0,)),
        ("_iapws._Viscosity", (998.0, 298.15)),
        ("_iapws._ThCond", (998.0, 298.15)),
        ("_iapws._Tension", (300.0,)),
        ("_iapws._Ice", (100.0, 100.0)),
    ],
    "pvlib": [
        ("atmosphere.pres2alt", (90000.0,)),
        ("atmosphere.get_relative_airmass", (40.0,)),
        ("irradiance.aoi_projection", (20.0, 180.0, 40.0, 170.0)),
        ("irradiance.klucher", (20.0, 180.0, 100.0, 400.0, 40.0, 170.0)),
        ("temperature.sapm_cell", (900.0, 20.0, 5.0, -3.47, -0.0594, 3.0)),
        ("temperature.faiman", (900.0, 20.0, 5.0)),
        ("iam.physical", (40.0,)),
        ("iam.martin_ruiz", (40.0,)),
        ("pvsystem.calcparams_desoto", (900.0, 35.0, 0.0036, 1.5, 5.1, 0.1, 300.0, 0.3)),
    ],
    "allantools": [
        ("adev", (A([0.1, -0.2, 0.35, 0.3, -0.15, 0.4, 0.2, -0.1, 0.05, 0.3]),)),
        ("oadev", (A([0.1, -0.2, 0.35, 0.3, -0.15, 0.4, 0.2, -0.1, 0.05, 0.3]),)),
        ("mdev", (A([0.1, -0.2, 0.35, 0.3, -0.15, 0.4, 0.2, -0.1, 0.05, 0.3]),)),
    ],
}


def _kalman(module: ModuleType, xp: Any) -> Callable[..., Any]:
    def negative_log_likelihood(q: Any, r: Any) -> Any:
        filter = module.kalman.KalmanFilter(dim_x=2, dim_z=1)
        filter.F = xp.array([[1.0, 1.0], [0.0, 1.0]])
        filter.H = xp.array([[1.0, 0.0]])
        filter.P, filter.Q, filter.R = xp.eye(2), xp.eye(2) * q, xp.eye(1) * r
        total = 0.0
        for z in (1.0, 2.1, 2.9, 4.2):
            filter.predict()
            filter.update(z)
            total = total - filter.log_likelihood
        return total

    return negative_log_likelihood


def _pykalman(module: ModuleType, xp: Any) -> Callable[..., Any]:
    def log_likelihood(q: Any, r: Any) -> Any:
        filter = module.KalmanFilter(
            transition_matrices=xp.array([[1.0, 1.0], [0.0, 1.0]]),
            observation_matrices=xp.array([[1.0, 0.0]]),
            transition_covariance=xp.eye(2) * q,
            observation_covariance=xp.eye(1) * r,
            initial_state_mean=xp.zeros(2),
            initial_state_covariance=xp.eye(2),
        )
        return filter.loglikelihood(xp.array([[1.0], [2.1], [2.9], [4.2]]))

    return log_likelihood


def _quaternion(module: ModuleType, xp: Any) -> Callable[..., Any]:
    def rotated(w: Any, x: Any, y: Any, z: Any) -> Any:
        return module.Quaternion(w, x, y, z).rotate(xp.array([1.0, 2.0, 3.0]))

    return rotated


def _peng_robinson(module: ModuleType, xp: Any) -> Callable[..., Any]:
    def volume(tc: Any, pc: Any, omega: Any) -> Any:
        return module.eos.PR(Tc=tc, Pc=pc, omega=omega, T=400.0, P=1e6).V_g

    return volume


def _transfer(module: ModuleType, xp: Any) -> Callable[..., Any]:
    def gain(a: Any, b: Any) -> Any:
        return abs(module.tf([1.0, a], [1.0, b, 2.0])(1j * 0.7))

    return gain


Use = Callable[[ModuleType, Any], Callable[..., Any]]
USES: dict[str, list[tuple[str, Use, tuple[Any, ...]]]] = {
    "filterpy": [("kalman.KalmanFilter.log_likelihood", _kalman, (0.3, 0.6))],
    "pykalman": [("KalmanFilter.loglikelihood", _pykalman, (0.3, 0.6))],
    "pyquaternion": [("Quaternion.rotate", _quaternion, (0.5, 0.1, -0.7, 0.4))],
    "thermo": [("eos.PR", _peng_robinson, (507.6, 3.025e6, 0.2975))],
    "control": [("tf", _transfer, (0.4, 0.9))],
}
"""Calls of classes: a name, a function of the package and its NumPy, and arguments."""
ALSO = {
    "chemicals": ("fluids",),
    "ht": ("fluids",),
    "py_vollib": ("py_lets_be_rational", "vollib", "lets_be_rational"),
    "thermo": ("fluids", "chemicals"),
}
"""Packages that are adopted together with another."""
PREPARED: dict[str, Callable[[Any], None]] = {
    "psychrolib": lambda module: module.SetUnitSystem(module.SI),
}
"""What a package needs before its functions are called."""
REFUSED = {
    ("numpy_financial", "irr"): r"item\(\)",
    **{("py_vollib", path): "needs the numbers" for path, _ in PACKAGES["py_vollib"]},
    ("pykalman", "KalmanFilter.loglikelihood"): "NumPy array",  # of numpy.ma
}
"""Functions that raise an error, and what its message names."""


def _by_path(path: str) -> Use:
    return lambda module, xp: _find(module, path)


def _find(module: ModuleType, path: str) -> Any:
    for part in path.split("."):
        try:
            module = getattr(module, part)
        except AttributeError:
            module = import_module(f"{module.__name__}.{part}")
    return module


CALLS: dict[tuple[str, str], tuple[Use, tuple[Any, ...]]] = {
    **{(p, path): (_by_path(path), args) for p, rows in PACKAGES.items() for path, args in rows},
    **{(p, name): (use, args) for p, rows in USES.items() for name, use, args in rows},
}
"""Packages and names of functions; how to get the function from a package, and its arguments."""


def table() -> str:
    """The functions of each package that have gradients, and those refused, in Markdown."""
    lines = ["| Package | Gradients agree | Not supported (reason) |", "| --- | --- | --- |"]
    for package in sorted({package for package, _ in CALLS}):
        names = [name for p, name in CALLS if p == package]
        good = ", ".join(f"`{n}`" for n in names if (package, n) not in REFUSED)
        bad = ", ".join(f"`{n}`: {REFUSED[package, n]}" for n in names if (package, n) in REFUSED)
        lines.append(f"| {package} | {good} | {bad} |")
    return "\n".join(lines).replace("\\", "")


if __name__ == "__main__":
    print(table())  # noqa: T201
